/**
 * KN5, the mesh format of Assetto Corsa's tracks and car colliders: textures and materials are
 * stepped over, nodes are walked with their matrices, and of a track only what the game collides
 * with is solid.
 */
package org.trackwalk.io.kn5;
