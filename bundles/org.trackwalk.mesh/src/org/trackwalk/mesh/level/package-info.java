/**
 * What a level is made of, as its files store it.
 *
 * <p>A <b>level</b> is a list of <b>pieces</b>; a piece is a mesh with a name, and its <b>frame</b>
 * says how stored coordinates become level coordinates. Nothing here is welded or moved: that is
 * the work of the next station, {@code org.trackwalk.mesh.weld}.
 */
package org.trackwalk.mesh.level;
