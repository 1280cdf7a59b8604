/** Options that several commands share, and how their texts become values. */
package org.trackwalk.cli.option;
