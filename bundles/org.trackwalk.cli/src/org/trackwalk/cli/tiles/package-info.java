/** The three steps of a level in tiles: cut, check, join. */
package org.trackwalk.cli.tiles;
