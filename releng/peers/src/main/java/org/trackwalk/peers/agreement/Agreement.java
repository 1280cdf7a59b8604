package org.trackwalk.peers.agreement;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.joml.Vector3d;
import org.trackwalk.peers.engine.Asking;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.trackwalk.MethodEngine;
import org.trackwalk.peers.trackwalk.MethodWorld;

/** Compares an engine's contacts of spheres with those of Trackwalk, probe by probe. */
public final class Agreement {

  /** Probes named of each cause. */
  private static final int EXAMPLES = 3;

  private Agreement() {}

  /**
   * What came out.
   *
   * @param probes how many were compared
   * @param causes how many probes differ by which cause
   * @param superset probes of which the engine has all contacts and more
   * @param subset probes of which the engine has some contacts only
   * @param engineContacts contacts that the engine has together
   * @param ownContacts contacts that Trackwalk has together
   * @param examples a sentence on some probes that differ
   */
  public record Result(
      int probes,
      Map<Cause, Integer> causes,
      int superset,
      int subset,
      int engineContacts,
      int ownContacts,
      List<String> examples) {

    /** Probes of a cause. */
    public int count(Cause cause) {
      return causes.getOrDefault(cause, 0);
    }

    /** Share of probes with the identical set, the singular threshold emulated. */
    public double emulated() {
      int same = count(Cause.NONE) + count(Cause.SINGULAR) + count(Cause.SINGULAR_TIE);
      return (double) same / probes;
    }

    /** Share of probes with the identical set as it is. */
    public double identical() {
      return (double) count(Cause.NONE) / probes;
    }
  }

  /**
   * Compares.
   *
   * @param own Trackwalk's way that should find the same
   * @param explain true to find the cause of each difference
   * @throws EngineMissing when the engine cannot run here
   */
  public static Result compare(
      PeerEngine engine,
      MethodEngine own,
      Ground ground,
      Probes probes,
      double contactDistance,
      boolean explain)
      throws EngineMissing {
    double radius = probes.shape().radius();
    double length = Tolerance.length(largestCoordinate(ground));
    try (PeerWorld world = engine.build(ground, probes.shape(), contactDistance);
        MethodWorld ours = own.build(ground, probes.shape(), contactDistance)) {
      ContactRows found = Asking.all(world, probes);
      ContactRows expected = Asking.all(ours, probes);
      int[][] foundRows = found.byProbe(probes.size());
      int[][] expectedRows = expected.byProbe(probes.size());
      CauseFinder finder =
          new CauseFinder(
              new PhysxReading(ours, radius, length), ours.surface().triangles(), length);
      Map<Cause, Integer> causes = new EnumMap<>(Cause.class);
      List<String> examples = new ArrayList<>();
      int superset = 0;
      int subset = 0;
      for (int i = 0; i < probes.size(); i++) {
        Vector3d centre =
            new Vector3d(probes.centre(i, 0), probes.centre(i, 1), probes.centre(i, 2));
        ContactSet theirs = ContactSet.of(found, foundRows[i], radius, length);
        ContactSet plain = ContactSet.of(expected, expectedRows[i], radius, length);
        Cause cause =
            explain
                ? finder.cause(centre, theirs, plain, i)
                : plain.same(theirs, length, false) ? Cause.NONE : Cause.OTHER;
        int before = causes.merge(cause, 1, Integer::sum);
        if (cause != Cause.NONE) {
          boolean more = theirs.holds(plain, length, false);
          boolean less = plain.holds(theirs, length, false);
          superset += more ? 1 : 0;
          subset += less ? 1 : 0;
          if (before <= EXAMPLES) {
            examples.add(example(cause, i, centre, theirs, plain));
          }
        }
      }
      return new Result(
          probes.size(), causes, superset, subset, found.size(), expected.size(), examples);
    }
  }

  private static double largestCoordinate(Ground ground) {
    double largest = 1;
    for (var piece : ground.pieces()) {
      for (float coordinate : piece.positions()) {
        largest = Math.max(largest, Math.abs(coordinate));
      }
    }
    return largest;
  }

  private static String example(
      Cause cause, int probe, Vector3d centre, ContactSet theirs, ContactSet plain) {
    return String.format(
        Locale.ROOT,
        "%s: probe %d at %.6f %.6f %.6f, engine %s, Trackwalk %s",
        cause.title(),
        probe,
        centre.x,
        centre.y,
        centre.z,
        separations(theirs),
        separations(plain));
  }

  private static String separations(ContactSet set) {
    List<String> texts = new ArrayList<>();
    for (SphereContact contact : set.contacts()) {
      texts.add(
          String.format(
              Locale.ROOT,
              "%.6f at %.5f %.5f %.5f",
              contact.separation(),
              contact.points().get(0).x(),
              contact.points().get(0).y(),
              contact.points().get(0).z()));
    }
    return texts.toString();
  }
}
