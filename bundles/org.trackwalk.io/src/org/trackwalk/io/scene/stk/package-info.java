/**
 * Tracks of SuperTuxKart: {@code scene.xml} with the files beside it. What the elements mean is
 * taken from the game's own loader (stk-code, {@code src/tracks}), since nobody wrote it down; the
 * game is left-handed with Y up, like its models.
 */
package org.trackwalk.io.scene.stk;
