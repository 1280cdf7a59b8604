/**
 * 3D Studio files ({@code .3ds}): nested chunks of little-endian numbers, right-handed, Z up,
 * without a unit. Source: M. van Velsen and R. Fercoq after J. Pitts, <i>3D Studio File Format</i>,
 * revision 0.91 (1996); for what it leaves open, what the lib3ds library (J. E. Kyprianidis) and
 * Assimp do.
 */
package org.trackwalk.io.studio;
