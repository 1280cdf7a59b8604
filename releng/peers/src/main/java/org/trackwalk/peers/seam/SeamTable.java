package org.trackwalk.peers.seam;

import java.io.PrintStream;
import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.SeamScene;
import org.trackwalk.peers.text.Table;

/** Prints the share of spheres near a seam that have a ghost contact. */
public final class SeamTable {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);

  /** Metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  /** Most that a sphere is under the plane, metres. */
  private static final double DEEPEST = 0.01;

  private final PrintStream out;
  private final int count;

  /**
   * A table.
   *
   * @param count how many spheres
   */
  public SeamTable(PrintStream out, int count) {
    this.out = out;
    this.count = count;
  }

  /** All engines in all scenes. */
  public void print(List<PeerEngine> engines) {
    Probes probes = SeamScene.probes(SPHERE, DEEPEST, count);
    String[] columns = new String[SeamScene.values().length + 1];
    columns[0] = "share of probes in %";
    for (SeamScene scene : SeamScene.values()) {
      columns[scene.ordinal() + 1] = scene.title();
    }
    Table table = new Table(columns);
    for (PeerEngine engine : engines) {
      if (!engine.takes(SPHERE)) {
        continue;
      }
      String[] cells = new String[columns.length];
      cells[0] = engine.id();
      try {
        for (SeamScene scene : SeamScene.values()) {
          double share = Ghosts.share(engine, scene, probes, CONTACT_DISTANCE);
          cells[scene.ordinal() + 1] = Table.percent(share, 1);
        }
        table.add(cells);
      } catch (EngineMissing missing) {
        out.println("skipped: " + engine.id() + ": " + missing.getMessage());
      }
    }
    out.println(table);
  }
}
