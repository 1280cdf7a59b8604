package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.ClosestWeights;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.neighbour.CornerNormals;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The third approach of P. Terdiman, Contact generation for meshes, chapter 2: every candidate is a
 * contact, its normal the smoothed normal at the closest point, interpolated as a renderer does.
 * Smooth over gentle ground; but a sphere that rests on a large flat side drifts, because the
 * side's corners lean towards its neighbours.
 *
 * <p>Where the smoothed normal leaves the triangle's by more than the option {@code limit}, the
 * triangle's normal is used: an edge that sharp is meant to be seen. SuperTuxKart, which smooths
 * the normals under its wheels, draws that line at 37 degrees.
 */
final class SmoothedNormalMethod implements ContactMethod {

  /** Degrees; SuperTuxKart's 0.65 rad. */
  static final double USUAL_LIMIT = 37;

  private static final String NAME = "smoothed-normal";
  private static final String LIMIT = "limit";

  private final double limit;
  private final double limitCosine;

  /**
   * The method with a limit.
   *
   * @param limit degrees, 0 to 180
   */
  SmoothedNormalMethod(double limit) {
    this.limit = limit;
    this.limitCosine = StrictMath.cos(StrictMath.toRadians(limit));
  }

  @Override
  public String id() {
    return new MethodText(NAME).with(LIMIT, limit, USUAL_LIMIT).id();
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 2, third approach; the limit as in"
        + " SuperTuxKart";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public Optional<ContactMethod> withOptions(Map<String, Double> options) {
    double asked = options.getOrDefault(LIMIT, USUAL_LIMIT);
    return MethodText.only(options, LIMIT) && asked >= 0 && asked <= 180
        ? Optional.of(new SmoothedNormalMethod(asked))
        : Optional.empty();
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    CornerNormals normals =
        candidates.scene().derived(CornerNormals.class, judgement.identity(), CornerNormals::of);
    double[] weights = judgement.weights();
    double[] smoothed = judgement.vector();
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.coincident(i)) {
        judgement.keep(i, Reason.EVERY_CANDIDATE);
        continue;
      }
      ClosestWeights.of(candidates, i, weights);
      boolean there = normals.interpolate(candidates.triangle(i), weights, smoothed);
      judgement.turnNormalToTriangle(i);
      // a two-sided triangle's normal has been turned to the probe; the smoothed one follows it
      double side = candidates.behind(i) ? -1 : 1;
      double x = side * smoothed[0];
      double y = side * smoothed[1];
      double z = side * smoothed[2];
      double cosine =
          x * judgement.normal(i, 0) + y * judgement.normal(i, 1) + z * judgement.normal(i, 2);
      if (there && cosine >= limitCosine) {
        judgement.turnNormal(i, x, y, z);
        judgement.keep(i, Reason.NORMAL_SMOOTHED);
      } else {
        judgement.keep(i, Reason.NORMAL_BEYOND_LIMIT);
      }
    }
  }
}
