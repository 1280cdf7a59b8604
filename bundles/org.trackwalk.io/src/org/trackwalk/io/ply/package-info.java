/**
 * PLY (G. Turk, "The PLY Polygon File Format", 1994): text, little and big endian. The header says
 * which elements follow and which properties they have; {@code PlyInput} reads values of either
 * kind, and vertices and faces are picked out of it. The file is one piece.
 */
package org.trackwalk.io.ply;
