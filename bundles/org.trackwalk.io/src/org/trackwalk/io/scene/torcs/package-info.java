/**
 * Tracks of TORCS and Speed Dreams: an XML file that describes the road as a list of straights and
 * curves, and the mesh that was once made from it. The middle of the road is computed here as the
 * games do it (their sources {@code track3.cpp}, {@code track4.cpp} and {@code track5.cpp} by E.
 * Espié and others; the formulas are theirs, the code is not), so that it lies over the mesh.
 */
package org.trackwalk.io.scene.torcs;
