/**
 * AC3D ({@code .ac}; A. Colebourne, "The AC3D file format", 2003) and the compiled form that TORCS
 * tracks have ({@code .acc}: vertex normals, up to four textures, triangle strips as surface type
 * 4).
 */
package org.trackwalk.io.ac3d;
