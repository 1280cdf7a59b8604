/** The file {@code trackwalk.json}: options that a team keeps beside its levels. */
package org.trackwalk.cli.config;
