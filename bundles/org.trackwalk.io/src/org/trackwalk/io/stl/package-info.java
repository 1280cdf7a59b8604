/**
 * STL (3D Systems, "Stereolithography Interface Specification", 1989), binary and text. A piece is
 * one solid; the normals of facets are ignored, the order of the corners counts.
 */
package org.trackwalk.io.stl;
