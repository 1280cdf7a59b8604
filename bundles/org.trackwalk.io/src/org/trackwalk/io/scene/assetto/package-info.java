/**
 * Tracks of Assetto Corsa as the game's folder holds them: which KN5 files make a layout, what each
 * numbered mesh is for, where cars start, and the recorded line.
 */
package org.trackwalk.io.scene.assetto;
