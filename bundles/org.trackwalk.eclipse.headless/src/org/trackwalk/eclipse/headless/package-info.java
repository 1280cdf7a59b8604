/** The command line as an Eclipse application: nothing but the way in and the exit code. */
package org.trackwalk.eclipse.headless;
