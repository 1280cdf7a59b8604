/** Completion scripts for shells, made from the same options that the command line reads. */
package org.trackwalk.cli.shell;
