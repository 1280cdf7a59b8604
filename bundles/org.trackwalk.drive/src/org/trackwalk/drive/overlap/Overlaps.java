package org.trackwalk.drive.overlap;

import java.util.List;
import java.util.Map;

/**
 * All overlaps of a level.
 *
 * @param told what a car feels first
 * @param meant how many pairs of parts are only counted, by the reason
 */
public record Overlaps(List<Overlap> told, Map<Meant, Integer> meant) {}
