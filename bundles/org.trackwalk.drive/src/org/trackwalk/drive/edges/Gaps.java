package org.trackwalk.drive.edges;

import java.util.List;

/**
 * The gaps of a level, sought once for all rules of a check.
 *
 * @param all of them, in the order of their edges
 */
public record Gaps(List<Gap> all) {}
