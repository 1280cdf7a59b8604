/** Strip charts on a canvas: quantities below each other over one way, with marks and a cursor. */
package org.trackwalk.eclipse.viewer.strip;
