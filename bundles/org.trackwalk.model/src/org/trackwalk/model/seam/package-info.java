/**
 * Seams as a designer sees them: the common border of two pieces with its gap and step measured
 * from end to end, who meets whom, and how near misses are spread over axes and float steps.
 */
package org.trackwalk.model.seam;
