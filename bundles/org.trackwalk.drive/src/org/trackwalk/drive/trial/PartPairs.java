package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.RecognisedPoints;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;

/** The contacts of two bodies of which at least one has several parts: part by part. */
final class PartPairs implements ContactSource {

  /** A part of the first body and what finds its contacts with a part of the second. */
  private record Pair(Pose first, Pose second, ContactSource source) {}

  /** Makes the contacts of two parts, told in the coordinates of the second. */
  @FunctionalInterface
  interface Sources {
    ContactSource of(ConvexShape first, ConvexShape second);
  }

  private final List<Pair> pairs = new ArrayList<>();
  private final WitnessBuffer found = new WitnessBuffer();

  private PartPairs(Shape first, Shape second, Sources sources) {
    for (Compound.Part a : parts(first)) {
      for (Compound.Part b : parts(second)) {
        pairs.add(new Pair(a.pose(), b.pose(), sources.of(a.shape(), b.shape())));
      }
    }
  }

  /** The contacts of two bodies, told in the coordinates of the second. */
  static ContactSource of(Shape first, Shape second, Sources sources, CacheLimits limits) {
    if (first instanceof ConvexShape a && second instanceof ConvexShape b) {
      return sources.of(a, b);
    }
    return new RecognisedPoints(new PartPairs(first, second, sources), limits.same());
  }

  private static List<Compound.Part> parts(Shape shape) {
    return shape instanceof Compound compound
        ? compound.parts()
        : List.of(new Compound.Part((ConvexShape) shape, Pose.at(0, 0, 0)));
  }

  /** The points have no ids. */
  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    out.clear();
    double[] at = new double[3];
    double[] n = new double[3];
    for (Pair pair : pairs) {
      Pose frame = pair.second();
      pair.source().contacts(frame.seen(probe.then(pair.first())), found);
      for (int i = 0; i < found.size(); i++) {
        frame.toLevel(found.onProbe(i, 0), found.onProbe(i, 1), found.onProbe(i, 2), at);
        frame.directionToLevel(found.normal(i, 0), found.normal(i, 1), found.normal(i, 2), n);
        out.add(at[0], at[1], at[2], n[0], n[1], n[2], found.separation(i), WitnessBuffer.NO_ID);
      }
    }
  }
}
