/** From the words of a POM to paths and options of the command line. */
package org.trackwalk.maven.levels;
