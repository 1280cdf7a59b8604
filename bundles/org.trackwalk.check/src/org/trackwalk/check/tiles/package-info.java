/** A level in tiles: cut, checked tile by tile, and put together again (docs/tiles.md). */
package org.trackwalk.check.tiles;
