package org.trackwalk.drive.things;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * What a body on the road may meet: all that collides and is not the road's floor, and borders of
 * sheets that end in the air.
 *
 * @param faces steep triangles, and those that are not road, or of an island, however they lie
 * @param rims over the boxes of {@code rimEdges}
 * @param rimEdges indices into the ledger's open edges
 * @param what stands for which triangles and edges they are: the very same where they are
 */
record Obstructions(TriangleTree faces, StaticTree rims, int[] rimEdges, Object what) {

  static Obstructions of(
      Land land,
      Topology topology,
      SurfaceClasses classes,
      BitSet islands,
      Ledger ledger,
      PaintedSheets sheets,
      Memory memory,
      int threads) {
    WeldedSurface surface = land.surface();
    IntPredicate steep = land.steep();
    Asked asked = new Asked(topology.joins(), classes, land.steepness(), (BitSet) islands.clone());
    int[] faces =
        land.byNumbers(asked, () -> faces(surface, topology, classes, steep, asked.islands));
    IntList rims = new IntList();
    for (EdgeEntry entry : ledger.entries()) {
      int t = ledger.edges().triangle(entry.edge());
      // A steep sheet is met by its face.
      if (endsInTheAir(entry.owner()) && !steep.test(t) && !sheets.own(entry)) {
        rims.add(entry.edge());
      }
    }
    int[] edges = rims.array();
    return new Obstructions(
        memory.trees().over(surface, faces, threads, Progress.none()),
        StaticTree.overBoxes(boxes(ledger.edges(), edges), Workers.worth(threads, edges.length)),
        edges,
        land.byNumbers(new Of(asked, IntBuffer.wrap(edges)), Object::new));
  }

  /** What faces are asked of, by the objects themselves but for what belongs to things. */
  private record Asked(Joins joins, SurfaceClasses classes, Object steepness, BitSet islands) {}

  /** Which triangles and edges they are. */
  private record Of(Asked faces, IntBuffer rims) {}

  private static int[] faces(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      IntPredicate steep,
      BitSet islands) {
    IntList faces = new IntList();
    boolean[] collides = new boolean[surface.pieces().size()];
    for (int piece = 0; piece < collides.length; piece++) {
      collides[piece] = surface.pieces().get(piece).collidable();
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (collides[surface.pieceOf(t)]
          && !topology.degenerate(t)
          && (classes.of(t) != SurfaceClass.ROAD || steep.test(t) || islands.get(t))) {
        faces.add(t);
      }
    }
    return faces.array();
  }

  /** Whether nothing that the ledger knows goes on at a border at about its height. */
  private static boolean endsInTheAir(LedgerClass owner) {
    return switch (owner) {
      case LEDGE, WALL, SCENERY, OUTER, OPEN -> true;
      default -> false;
    };
  }

  private static float[] boxes(OpenEdges edges, int[] rims) {
    float[] boxes = new float[6 * rims.length];
    float[] p = edges.surface().positions();
    for (int i = 0; i < rims.length; i++) {
      Arrays.fill(boxes, 6 * i, 6 * i + 3, Float.POSITIVE_INFINITY);
      Arrays.fill(boxes, 6 * i + 3, 6 * i + 6, Float.NEGATIVE_INFINITY);
      for (int v : new int[] {edges.from(rims[i]), edges.to(rims[i])}) {
        for (int k = 0; k < 3; k++) {
          boxes[6 * i + k] = Math.min(boxes[6 * i + k], p[3 * v + k]);
          boxes[6 * i + 3 + k] = Math.max(boxes[6 * i + 3 + k], p[3 * v + k]);
        }
      }
    }
    return boxes;
  }
}
