package org.trackwalk.contact.candidate;

import java.util.ArrayList;
import java.util.List;

/** The triangles that the midphase found and the narrow phase left out, when somebody asks why. */
public final class Ignored {

  /**
   * A triangle left out.
   *
   * @param triangle index in the welded surface
   * @param feature code of the closest feature; the face's when it was not computed
   * @param distance metres; NaN when it was not computed
   * @param reason one of the ignoring ones
   */
  public record Triangle(int triangle, int feature, double distance, Reason reason) {}

  private final List<Triangle> triangles = new ArrayList<>();

  /** What was left out, ascending by geometry key. */
  public List<Triangle> triangles() {
    return List.copyOf(triangles);
  }

  void add(int triangle, int feature, double distance, Reason reason) {
    triangles.add(new Triangle(triangle, feature, distance, reason));
  }
}
