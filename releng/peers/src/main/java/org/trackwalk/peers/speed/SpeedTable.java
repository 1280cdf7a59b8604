package org.trackwalk.peers.speed;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.HeightField;
import org.trackwalk.peers.ground.Placement;
import org.trackwalk.peers.text.Table;

/**
 * Races engines over the same probes in random order on one thread, contacts read out. The rounds
 * of all engines take turns, so that what else the machine does troubles all alike.
 */
public final class SpeedTable {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);
  private static final ProbeShape BOX = ProbeShape.box(0.8, 0.6, 1.2);

  /** How far probes are in the ground, metres. */
  private static final double SPHERE_DEPTH = 0.01;

  private static final double BOX_DEPTH = 0.02;

  /** Metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  /** Enough that the leaves they touch in the largest ground fit in no cache. */
  private static final int PROBES = 200_000;

  private static final long SEED = 3;
  private static final long ROUND = 400_000_000L;

  /** So long that compilers have done their work, the vector ones too. */
  private static final long WARM_UP = 2_500_000_000L;

  /** The engines that Trackwalk is measured against. */
  private static final Set<String> MEASURE = Set.of("physx", "physx-pcm", "jolt");

  private final PrintStream out;
  private final int rounds;

  /**
   * A table.
   *
   * @param rounds rounds of each engine, the median counts
   */
  public SpeedTable(PrintStream out, int rounds) {
    this.out = out;
    this.rounds = rounds;
  }

  /**
   * Races on one ground.
   *
   * @param peers engines of others
   * @param own Trackwalk's ways
   */
  public void print(int triangles, List<PeerEngine> peers, List<PeerEngine> own) {
    HeightField field = HeightField.wavy(triangles);
    Probes spheres = Placement.spheres(field, SPHERE, SPHERE_DEPTH, -SPHERE_DEPTH, PROBES, SEED);
    race(field.ground(), spheres, peers, own);
    Probes boxes = Placement.boxes(field, BOX, BOX_DEPTH, PROBES, SEED);
    race(field.ground(), boxes, peers, own);
  }

  private void race(Ground ground, Probes probes, List<PeerEngine> peers, List<PeerEngine> own) {
    out.println("### " + ground.triangleCount() + " triangles, " + probes.shape() + "\n");
    List<Pace> paces = new ArrayList<>();
    List<PeerEngine> engines = new ArrayList<>(peers);
    engines.addAll(own);
    for (PeerEngine engine : engines) {
      if (engine.takes(probes.shape())) {
        enter(engine, ground, probes, paces);
      }
    }
    for (Pace pace : paces) {
      pace.warmUp(WARM_UP);
    }
    for (int round = 0; round < rounds; round++) {
      for (Pace pace : paces) {
        pace.round(ROUND);
      }
    }
    print(paces, own);
    for (Pace pace : paces) {
      pace.world().close();
    }
  }

  private void enter(PeerEngine engine, Ground ground, Probes probes, List<Pace> paces) {
    try {
      paces.add(
          new Pace(engine, engine.build(ground, probes.shape(), CONTACT_DISTANCE), probes, rounds));
    } catch (EngineMissing missing) {
      out.println("skipped: " + engine.id() + ": " + missing.getMessage());
    }
  }

  private void print(List<Pace> paces, List<PeerEngine> own) {
    double best = 0;
    for (Pace pace : paces) {
      if (MEASURE.contains(pace.engine().id())) {
        best = Math.max(best, pace.median());
      }
    }
    Table table =
        new Table(
            "engine", "k probes/s", "slowest", "fastest", "contacts per probe", "of the best peer");
    for (Pace pace : paces) {
      boolean ours = own.contains(pace.engine());
      table.add(
          pace.engine().id(),
          Table.number(pace.median() / 1000, 0),
          Table.number(pace.slowest() / 1000, 0),
          Table.number(pace.fastest() / 1000, 0),
          Table.number(pace.contactsPerProbe(), 2),
          ours && best > 0 ? Table.number(pace.median() / best, 2) + "x" : "");
    }
    out.println(table);
  }
}
