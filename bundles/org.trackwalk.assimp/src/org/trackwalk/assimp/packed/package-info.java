/** Compressed parts of glTF files, decoded by the libraries of those who made the compressions. */
package org.trackwalk.assimp.packed;
