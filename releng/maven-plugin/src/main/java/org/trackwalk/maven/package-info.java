/**
 * The goals. These classes run on any Java that Maven runs on (8 and newer); what checks is the
 * command line, in this process where Java is new enough, else on a newer Java that is installed.
 */
package org.trackwalk.maven;
