/**
 * A game's own scene files: what places meshes, names the road and holds the racing line. A scene
 * format turns its file into a level manifest and a line; {@code org.trackwalk.io.scene.formats}
 * lists the formats.
 */
package org.trackwalk.io.scene;
