/** What a run has said, as lines of Maven's log and as one line for its failure. */
package org.trackwalk.maven.log;
