/**
 * OFF, the Object File Format of Geomview (M. Phillips et al., "Geomview Manual", chapter "OFF
 * Files"): counts, vertices, faces, in text. The file is one piece.
 */
package org.trackwalk.io.off;
