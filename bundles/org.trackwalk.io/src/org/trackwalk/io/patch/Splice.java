package org.trackwalk.io.patch;

/**
 * Bytes that stand in for others.
 *
 * @param offset where the old bytes begin in the old file
 * @param removed the old bytes; shared, do not write
 * @param inserted the new ones; shared, do not write
 */
public record Splice(int offset, byte[] removed, byte[] inserted) {}
