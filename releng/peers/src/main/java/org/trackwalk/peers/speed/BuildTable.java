package org.trackwalk.peers.speed;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.ground.HeightField;
import org.trackwalk.peers.text.Table;
import org.trackwalk.peers.trackwalk.TreeBuild;

/** How long engines need for a mesh, and how much memory; the rounds of all take turns. */
public final class BuildTable {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);

  /** Metres; changes nothing here. */
  private static final double CONTACT_DISTANCE = 0.02;

  /** Whose time the others are shown in. */
  private static final String MEASURE = "physx";

  /** They build just what others build. */
  private static final Set<String> SAME = Set.of("physx-pcm", "jolt-all-edges");

  private final PrintStream out;
  private final int rounds;

  /**
   * A table.
   *
   * @param rounds rounds of each engine, the median counts
   */
  public BuildTable(PrintStream out, int rounds) {
    this.out = out;
    this.rounds = rounds;
  }

  /** Something that builds. */
  private interface Job {
    BuildCost run() throws EngineMissing;
  }

  /** A job and what it cost each time. */
  private record Entry(String name, Job job, List<BuildCost> costs) {

    long median(LongUnaryOperator costOfRound) {
      long[] sorted = LongStream.range(0, costs.size()).map(costOfRound).sorted().toArray();
      return sorted[sorted.length / 2];
    }

    long wall() {
      return median(i -> costs.get((int) i).wallNanos());
    }

    long thread() {
      return median(i -> costs.get((int) i).threadNanos());
    }
  }

  /** Builds one ground with all engines and with Trackwalk's builders. */
  public void print(int triangles, List<PeerEngine> engines) throws EngineMissing {
    Ground ground = HeightField.wavy(triangles).ground();
    List<Entry> entries = new ArrayList<>();
    for (PeerEngine engine : engines) {
      if (SAME.contains(engine.id())) {
        continue;
      }
      entries.add(new Entry(engine.id(), () -> build(engine, ground), new ArrayList<>()));
    }
    TreeBuild builds = new TreeBuild(ground);
    for (TreeBuild.Way way : TreeBuild.Way.values()) {
      entries.add(new Entry(way.title(), () -> builds.build(way), new ArrayList<>()));
    }
    for (int round = 0; round < rounds; round++) {
      for (Entry entry : entries) {
        entry.costs().add(entry.job().run());
      }
    }
    out.println("### Building " + ground.triangleCount() + " triangles\n");
    print(entries, ground.triangleCount());
  }

  private void print(List<Entry> entries, int triangles) {
    double wall = 0;
    double thread = 0;
    for (Entry entry : entries) {
      if (entry.name().equals(MEASURE)) {
        wall = entry.wall();
        thread = entry.thread();
      }
    }
    Table table =
        new Table("builder", "ms", "of PhysX", "ms of the thread", "of PhysX", "bytes/triangle");
    for (Entry entry : entries) {
      // what earlier rounds gave back may hide what later ones take
      long bytes = entry.costs().stream().mapToLong(BuildCost::bytes).max().orElse(-1);
      table.add(
          entry.name(),
          Table.number(entry.wall() / 1e6, 1),
          wall > 0 ? Table.number(entry.wall() / wall, 2) + "x" : "",
          Table.number(entry.thread() / 1e6, 1),
          thread > 0 ? Table.number(entry.thread() / thread, 2) + "x" : "",
          bytes < 0 ? "" : Table.number((double) bytes / triangles, 0));
    }
    out.println(table);
  }

  private static BuildCost build(PeerEngine engine, Ground ground) throws EngineMissing {
    try (PeerWorld world = engine.build(ground, SPHERE, CONTACT_DISTANCE)) {
      return world.cost();
    }
  }
}
