/** The <em>Trackwalk</em> console: a line for each check. */
package org.trackwalk.eclipse.ui.console;
