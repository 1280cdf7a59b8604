/**
 * 3D Studio files ({@code .3ds}): nested chunks of little-endian numbers, right-handed, Z up,
 * without a unit. Sources: J. van Velsen, R. Fossum and M. Ware, descriptions of the format (1997);
 * for what these leave open, what the lib3ds library (J. E. Hoffmann) and Assimp do.
 */
package org.trackwalk.io.studio;
