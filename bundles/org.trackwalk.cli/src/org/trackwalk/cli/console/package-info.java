/** Standard streams, terminal, progress, cancellation and exit codes. */
package org.trackwalk.cli.console;
