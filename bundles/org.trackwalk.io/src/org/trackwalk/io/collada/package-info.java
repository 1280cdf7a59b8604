/**
 * COLLADA 1.4.1 and 1.5 (Khronos, "COLLADA - Digital Asset Schema Release"): a scene of nodes that
 * show geometries, in XML. The file is read once from front to back into a {@code DaeDocument};
 * then the scene is walked and each primitive group that a node shows becomes a piece.
 */
package org.trackwalk.io.collada;
