/**
 * What is to be drawn of a level, as flat arrays beside the session's own: order and colours of
 * triangles, lines, ribbons, glyphs. No windows and no graphics library.
 */
package org.trackwalk.eclipse.viewer.scene;
