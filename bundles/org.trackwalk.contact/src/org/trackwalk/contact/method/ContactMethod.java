package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * A strategy that turns the candidates of a probe into contacts. Methods hold no state; what they
 * need while they judge is in the {@link Judgement}.
 */
public interface ContactMethod {

  /** Stable name, options included when they are not the default, as on the command line. */
  String id();

  /** Where the algorithm comes from: work and chapter. */
  String source();

  /** What the method compares when it asks whether two triangles share an edge or vertex. */
  IdentityPolicy identity();

  /**
   * The same method with other numbers.
   *
   * @param options by name; what is not named has its usual value
   * @return empty when the method has no such options or a number is out of range
   */
  default Optional<ContactMethod> withOptions(Map<String, Double> options) {
    return Optional.empty();
  }

  /**
   * Degrees: a candidate whose normal is closer to its triangle's is taken as a face contact,
   * whatever of the triangle is nearest; 0 where what is nearest decides.
   */
  default double faceAngle() {
    return 0;
  }

  /**
   * Whether the method also judges shapes other than spheres, whose candidates have a best axis in
   * place of the direction to the centre. False where the method asks for the closest point to the
   * centre.
   */
  default boolean takesShapes() {
    return true;
  }

  /**
   * Judges all candidates: {@code judgement} has been reset to them, has each candidate's direction
   * as its normal, and must have a verdict on each when this returns.
   */
  void judge(Candidates candidates, Judgement judgement);
}
