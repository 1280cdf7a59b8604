package org.trackwalk.check.tiles;

/**
 * One tile of a book.
 *
 * @param name of its file
 * @param triangles that belong to it
 * @param around triangles of others that lie around it
 */
public record TileHead(String name, int triangles, int around) {}
