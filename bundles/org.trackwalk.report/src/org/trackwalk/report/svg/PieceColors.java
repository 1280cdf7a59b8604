package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;

/**
 * The surface class and the tint of every triangle. Tints are chosen so that pieces that share a
 * welded vertex differ where three tints allow it.
 */
public final class PieceColors {

  /** A piece that spans this share of the level's plan and is this tall beside it is a sky dome. */
  private static final double DOME_SPAN = 0.7;

  private static final double DOME_HEIGHT = 0.1;

  private final IntFunction<SurfaceClass> classes;
  private final WeldedSurface surface;
  private final int[] tints;
  private final boolean[] domes;

  /** Looks at all pieces of a level that has its surface. */
  public PieceColors(LevelReport level) {
    surface = level.surface();
    classes = level.surfaceClass();
    tints = tints(surface, surface.pieces().size());
    domes = domes(surface, surface.pieces().size());
    leaveGround();
    leaveAll();
  }

  /** What a triangle is for. */
  public SurfaceClass surfaceClass(int triangle) {
    return classes.apply(triangle);
  }

  /** Number of the tint of a triangle's piece, 0 to 2. */
  public int tint(int triangle) {
    return tints[surface.pieceOf(triangle)];
  }

  String fill(int triangle) {
    return Palette.fill(surfaceClass(triangle), tint(triangle));
  }

  /**
   * True for a part of a shell around everything, which a plan must not show. Ground that a car may
   * meet is none, as wide and hilly as it may be.
   */
  public boolean dome(int triangle) {
    return domes[surface.pieceOf(triangle)] && surfaceClass(triangle) != SurfaceClass.ROAD;
  }

  private void leaveGround() {
    for (int t = 0; t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      if (domes[piece] && surfaceClass(t) == SurfaceClass.VERGE) {
        domes[piece] = false;
      }
    }
  }

  /** A shell stands around something: where it would be all there is it is none. */
  private void leaveAll() {
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (!dome(t)) {
        return;
      }
    }
    Arrays.fill(domes, false);
  }

  private static int[] tints(WeldedSurface surface, int count) {
    int[] firstPiece = new int[surface.vertexCount()];
    Arrays.fill(firstPiece, -1);
    List<Set<Integer>> neighbours = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      neighbours.add(new HashSet<>());
    }
    int[] corners = surface.triangles();
    for (int c = 0; c < corners.length; c++) {
      int piece = surface.pieceOf(c / 3);
      int other = firstPiece[corners[c]];
      if (other < 0) {
        firstPiece[corners[c]] = piece;
      } else if (other != piece) {
        neighbours.get(piece).add(other);
        neighbours.get(other).add(piece);
      }
    }
    int[] tints = new int[count];
    Arrays.fill(tints, -1);
    for (int i = 0; i < count; i++) {
      int[] used = new int[Palette.TINTS];
      for (int n : neighbours.get(i)) {
        if (tints[n] >= 0) {
          used[tints[n]]++;
        }
      }
      int best = i % Palette.TINTS;
      for (int k = 0; k < Palette.TINTS; k++) {
        int tint = (i + k) % Palette.TINTS;
        best = used[tint] < used[best] ? tint : best;
      }
      tints[i] = best;
    }
    return tints;
  }

  private static boolean[] domes(WeldedSurface surface, int count) {
    Extent whole = new Extent();
    Extent[] each = new Extent[count];
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int c = 0; c < corners.length; c++) {
      int piece = surface.pieceOf(c / 3);
      if (each[piece] == null) {
        each[piece] = new Extent();
      }
      int v = 3 * corners[c];
      each[piece].add(p[v], p[v + 1], p[v + 2]);
      whole.add(p[v], p[v + 1], p[v + 2]);
    }
    boolean[] domes = new boolean[count];
    for (int i = 0; i < count && count > 1; i++) {
      Extent e = each[i];
      domes[i] =
          e != null
              && e.size(0) > DOME_SPAN * whole.size(0)
              && e.size(2) > DOME_SPAN * whole.size(2)
              && e.size(1) > DOME_HEIGHT * Math.max(whole.size(0), whole.size(2));
    }
    return domes;
  }
}
