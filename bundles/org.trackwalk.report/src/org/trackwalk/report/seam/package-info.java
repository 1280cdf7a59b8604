/** Seams as pictures: who meets whom, how near misses are spread, gap and step as curves. */
package org.trackwalk.report.seam;
