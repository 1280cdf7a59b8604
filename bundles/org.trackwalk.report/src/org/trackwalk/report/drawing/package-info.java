/** SVG markup and what every drawing needs: projection, clipping, colours, scale bars, axes. */
package org.trackwalk.report.drawing;
