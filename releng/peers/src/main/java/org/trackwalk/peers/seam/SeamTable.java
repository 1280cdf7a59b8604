package org.trackwalk.peers.seam;

import java.io.PrintStream;
import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.SeamScene;
import org.trackwalk.peers.text.Table;

/** Prints the share of probes near a seam that have a ghost contact. */
public final class SeamTable {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);
  private static final ProbeShape BOX = ProbeShape.box(0.8, 0.6, 1.2);

  /** Metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  /** Most that a probe is under the plane, metres. */
  private static final double DEEPEST = 0.01;

  /** Most that a box's corner is over the seam, metres. */
  private static final double OVER = 0.02;

  private final PrintStream out;
  private final int count;

  /**
   * A table.
   *
   * @param count how many probes
   */
  public SeamTable(PrintStream out, int count) {
    this.out = out;
    this.count = count;
  }

  /** Spheres and boxes in all scenes, all engines. */
  public void print(List<PeerEngine> engines) {
    out.println("Share of probes with a normal tilted over 1 degree, in %\n");
    print("Spheres within 0.25 m", SeamScene.probes(SPHERE, DEEPEST, count), engines);
    print("Boxes within 0.25 m (contacts per box)", SeamScene.probes(BOX, DEEPEST, count), engines);
    print(
        "Boxes whose corner is up to 2 cm over the seam (contacts per box)",
        SeamScene.corners(BOX, DEEPEST, OVER, count),
        engines);
  }

  private void print(String title, Probes probes, List<PeerEngine> engines) {
    out.println("### " + title + "\n");
    ProbeShape shape = probes.shape();
    String[] columns = new String[SeamScene.values().length + 1];
    columns[0] = shape.toString();
    for (SeamScene scene : SeamScene.values()) {
      columns[scene.ordinal() + 1] = scene.title();
    }
    Table table = new Table(columns);
    for (PeerEngine engine : engines) {
      if (!engine.takes(shape)) {
        continue;
      }
      try {
        table.add(row(engine, probes));
      } catch (EngineMissing missing) {
        out.println("skipped: " + engine.id() + ": " + missing.getMessage());
      }
    }
    out.println(table);
  }

  private static String[] row(PeerEngine engine, Probes probes) throws EngineMissing {
    String[] cells = new String[SeamScene.values().length + 1];
    cells[0] = engine.id();
    for (SeamScene scene : SeamScene.values()) {
      Ghosts ghosts = Ghosts.count(engine, scene, probes, CONTACT_DISTANCE);
      String share = Table.percent(ghosts.share(), 1);
      cells[scene.ordinal() + 1] =
          probes.shape().round() ? share : share + " (" + Table.number(ghosts.contacts(), 1) + ")";
    }
    return cells;
  }
}
