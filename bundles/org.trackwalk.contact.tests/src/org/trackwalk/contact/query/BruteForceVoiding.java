package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.contact.query.BruteForce.Measured;

/** The voided lists of Meqon and the voided vertices of Jolt a second time, on sets of texts. */
final class BruteForceVoiding {

  /** How "all other of the triangle edges are and vertices are added" may be read. */
  enum Reading {
    /** All but the closest feature and its parts: the reading of the product. */
    NOT_THE_FEATURE,
    /** As above, but an edge's ends are void at once. */
    ENDS_AT_ONCE,
    /** As the first, but of a vertex only the opposite edge is another. */
    OPPOSITE_EDGE_ONLY,
    /** "Other" goes with the edges alone: all vertices are void. */
    ALL_VERTICES
  }

  private BruteForceVoiding() {}

  /** What passes when every triangle lists what it voids before anything is validated. */
  static List<Measured> lists(List<Measured> near, Reading reading) {
    Set<String> voided = new HashSet<>();
    for (Measured m : near) {
      voided.addAll(listed(m, reading));
    }
    List<Measured> kept = new ArrayList<>();
    for (Measured m : near) {
      if (m.rank() == 0) {
        kept.add(m);
      } else if (m.rank() == 2 && !voided.contains(m.featureIndex())) {
        kept.add(m);
      }
    }
    for (Measured m : List.copyOf(kept)) {
      if (m.rank() == 2) {
        voided.add(m.index()[m.featureAt()]);
        voided.add(m.index()[(m.featureAt() + 1) % 3]);
      }
    }
    for (Measured m : near) {
      if (m.rank() == 1 && !voided.contains(m.featureIndex())) {
        kept.add(m);
      }
    }
    return kept;
  }

  private static Set<String> listed(Measured m, Reading reading) {
    Set<String> all = new HashSet<>(m.heldIndex());
    if (m.rank() != 0) {
      all.remove(m.featureIndex());
    }
    if (m.rank() == 2 && reading == Reading.NOT_THE_FEATURE) {
      all.remove(m.index()[m.featureAt()]);
      all.remove(m.index()[(m.featureAt() + 1) % 3]);
    }
    if (m.rank() == 1 && reading == Reading.OPPOSITE_EDGE_ONLY) {
      all.removeIf(
          name -> name.contains("|") && List.of(name.split("\\|")).contains(m.featureIndex()));
    }
    if (reading == Reading.ALL_VERTICES) {
      all.addAll(List.of(m.index()));
    }
    return all;
  }

  /** Faces first, the others nearest first; vertices are the same within a tolerance. */
  static List<Measured> vertices(List<Measured> sorted, double tolerance) {
    List<double[]> voided = new ArrayList<>();
    List<Measured> kept = new ArrayList<>();
    for (int pass = 0; pass < 2; pass++) {
      for (Measured m : sorted) {
        if ((m.rank() == 0) != (pass == 0)) {
          continue;
        }
        boolean first = contains(voided, m.corners()[m.featureAt()], tolerance);
        boolean second = contains(voided, m.corners()[(m.featureAt() + 1) % 3], tolerance);
        if (m.rank() == 0 || !first || m.rank() == 2 && !second) {
          kept.add(m);
        }
        voided.addAll(List.of(m.corners()));
      }
    }
    return kept;
  }

  private static boolean contains(List<double[]> voided, double[] at, double tolerance) {
    for (double[] v : voided) {
      if (Math.hypot(Math.hypot(v[0] - at[0], v[1] - at[1]), v[2] - at[2]) <= tolerance) {
        return true;
      }
    }
    return false;
  }
}
