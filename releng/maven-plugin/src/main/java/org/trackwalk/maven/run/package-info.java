/** How the command line is run: in this process, or on another Java in one of its own. */
package org.trackwalk.maven.run;
