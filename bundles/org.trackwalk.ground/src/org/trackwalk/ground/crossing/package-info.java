/**
 * Where surfaces pass through each other: exact tests of pairs of triangles, found cell by cell,
 * and the contours that they leave (ArtiSynth Modeling Guide, section 8.4, intersection contours).
 */
package org.trackwalk.ground.crossing;
