/**
 * Blitz3D files ({@code .b3d}), the format of SuperTuxKart's tracks: nested chunks of little-endian
 * numbers, left-handed, Y up. Source: M. Sibly, <i>Blitz3D file format V0.01</i> (2002); for what
 * the description leaves open, what the Irrlicht engine does, which SuperTuxKart is built on.
 */
package org.trackwalk.io.b3d;
