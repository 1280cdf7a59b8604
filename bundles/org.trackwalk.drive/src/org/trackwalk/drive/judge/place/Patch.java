package org.trackwalk.drive.judge.place;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Sides;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * The surroundings of one place as scenes of their own, as authored and healed: to probe a hundred
 * places of a big level costs a hundred times a few triangles.
 *
 * @param authored the triangles as they are, with the stored vertices of their pieces
 * @param healed the same of the healed copy
 */
public record Patch(ProbeScene authored, ProbeScene healed) {

  /**
   * The patch of some triangles, which collide from the sides that their files say.
   *
   * @param triangles of the welded surface, ascending
   */
  public static Patch of(WeldedSurface surface, HealedSurface copy, int[] triangles) {
    return of(surface, copy, triangles, Sides.AUTHORED, false);
  }

  /**
   * The patch of some triangles.
   *
   * @param triangles of the welded surface, ascending
   * @param sides from which they collide
   * @param oneZero whether -0.0 is taken for +0.0
   */
  static Patch of(
      WeldedSurface surface, HealedSurface copy, int[] triangles, Sides sides, boolean oneZero) {
    return new Patch(
        scene(authored(surface, triangles, sides, oneZero)),
        scene(healed(surface, copy, triangles, sides)));
  }

  /** The healed surface in the place of both. */
  static Patch healedAlone(
      WeldedSurface surface, HealedSurface copy, int[] triangles, Sides sides) {
    ProbeScene healed = scene(healed(surface, copy, triangles, sides));
    return new Patch(healed, healed);
  }

  private static boolean twoSided(Piece piece, int source, Sides sides) {
    return sides == Sides.BOTH || sides == Sides.AUTHORED && piece.twoSided(source);
  }

  private static ProbeScene scene(List<Piece> pieces) {
    WeldedSurface welded = ExactWeld.weld(pieces, 1, Progress.none());
    return ProbeScene.of(welded, 1, Progress.none());
  }

  private static List<Piece> authored(
      WeldedSurface surface, int[] triangles, Sides sides, boolean oneZero) {
    Map<Integer, IntList> byPiece = new TreeMap<>();
    for (int t : triangles) {
      byPiece.computeIfAbsent(surface.pieceOf(t), k -> new IntList()).add(t);
    }
    List<Piece> pieces = new ArrayList<>();
    byPiece.forEach((piece, own) -> pieces.add(part(surface, piece, own, sides, oneZero)));
    return pieces;
  }

  /** A piece's triangles over its stored vertices, in its own frame; signs of zeros as said. */
  private static Piece part(
      WeldedSurface surface, int piece, IntList triangles, Sides sides, boolean oneZero) {
    Piece whole = surface.pieces().get(piece);
    MeshPart mesh = new MeshPart(whole.positions());
    BitSet twoSided = new BitSet();
    int[] normals = whole.cornerNormals();
    int[] cornerNormals = normals == null ? null : new int[3 * triangles.size()];
    for (int i = 0; i < triangles.size(); i++) {
      int source = surface.sourceTriangle(triangles.get(i));
      for (int k = 0; k < 3; k++) {
        mesh.add(whole.triangles()[3 * source + k]);
        if (normals != null) {
          cornerNormals[3 * i + k] = normals[3 * source + k];
        }
      }
      twoSided.set(i, twoSided(whole, source, sides));
    }
    Piece.Builder builder =
        Piece.named(whole.name(), whole.file())
            .frame(whole.frame())
            .mesh(oneZero ? unsigned(mesh.positions()) : mesh.positions(), mesh.corners())
            .twoSidedTriangles(twoSided);
    return normals == null
        ? builder.build()
        : builder.normals(whole.normals(), cornerNormals).build();
  }

  private static float[] unsigned(float[] positions) {
    for (int i = 0; i < positions.length; i++) {
      positions[i] += 0.0f; // -0.0 + 0.0 is +0.0
    }
    return positions;
  }

  private static List<Piece> healed(
      WeldedSurface surface, HealedSurface copy, int[] triangles, Sides sides) {
    Map<Integer, IntList> byPiece = new TreeMap<>();
    for (int t : triangles) {
      for (int h = copy.first(t); h < copy.first(t + 1); h++) {
        byPiece.computeIfAbsent(surface.pieceOf(t), k -> new IntList()).add(h);
      }
    }
    List<Piece> pieces = new ArrayList<>();
    byPiece.forEach((piece, own) -> pieces.add(part(surface, copy, piece, own, sides)));
    return pieces;
  }

  private static Piece part(
      WeldedSurface surface, HealedSurface copy, int piece, IntList triangles, Sides sides) {
    Piece whole = surface.pieces().get(piece);
    MeshPart mesh = new MeshPart(copy.positions());
    BitSet twoSided = new BitSet();
    for (int i = 0; i < triangles.size(); i++) {
      int h = triangles.get(i);
      for (int k = 0; k < 3; k++) {
        mesh.add(copy.triangles()[3 * h + k]);
      }
      twoSided.set(i, twoSided(whole, surface.sourceTriangle(copy.source(h)), sides));
    }
    return Piece.named(whole.name(), whole.file())
        .mesh(mesh.positions(), mesh.corners())
        .twoSidedTriangles(twoSided)
        .build();
  }

  /** The vertices that some triangles use, numbered anew in the order of their first use. */
  private static final class MeshPart {
    private final float[] all;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final IntList vertices = new IntList();
    private final IntList corners = new IntList();

    MeshPart(float[] all) {
      this.all = all;
    }

    void add(int vertex) {
      Integer number = numbers.get(vertex);
      if (number == null) {
        number = vertices.size();
        numbers.put(vertex, number);
        vertices.add(vertex);
      }
      corners.add(number);
    }

    float[] positions() {
      float[] p = new float[3 * vertices.size()];
      for (int i = 0; i < vertices.size(); i++) {
        System.arraycopy(all, 3 * vertices.get(i), p, 3 * i, 3);
      }
      return p;
    }

    int[] corners() {
      return corners.array();
    }
  }
}
