package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Numbers;

/**
 * Which level a report is of.
 *
 * @param name the level's name
 * @param grouping how its files came to be one level; empty for a single file
 * @param sources files read
 * @param frames number of distinct frames
 * @param axes the frame whose axes and unit report coordinates are in
 */
public record LevelIdentity(
    String name, String grouping, List<String> sources, int frames, Frame axes) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public LevelIdentity {
    Numbers.requireCounts(frames);
  }
}
