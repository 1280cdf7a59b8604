package org.trackwalk.drive.overlap;

/**
 * What becomes of a pair of parts that go through each other; one of the two is null.
 *
 * @param told a line of its own
 * @param meant only counted
 */
record Verdict(Overlap told, Meant meant) {}
