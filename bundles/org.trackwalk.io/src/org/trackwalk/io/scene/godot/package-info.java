/**
 * Scenes of the Godot engine as text ({@code .tscn}, formats 2 and 3): instanced scenes and mesh
 * files, grid maps with their mesh libraries. What is placed how follows the engine's sources
 * ({@code grid_map.cpp}, {@code packed_scene.cpp}) and its page on the TSCN file format.
 */
package org.trackwalk.io.scene.godot;
