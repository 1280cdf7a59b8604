/** The levels that a command is asked for, and a run over them: checked, compared, reported. */
package org.trackwalk.cli.run;
