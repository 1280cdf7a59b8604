package org.trackwalk.io.patch.format;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.mesh.level.Piece;

/**
 * A piece after edits that were made in memory, as a patcher makes them in its file: for who holds
 * the mesh himself. Vertices keep their order, new ones stand behind them.
 *
 * @param before the edits
 * @param after them
 * @param vertices per vertex of {@code after} its number before; those that are new are numbered on
 *     from the last one of {@code before}
 * @param like per triangle of {@code after} the one before that it is, or is a part or copy of
 */
public record EditedPiece(Piece before, Piece after, int[] vertices, int[] like) {

  /**
   * The piece after edits of its part.
   *
   * @throws PatchException when an edit finds nothing to change
   */
  public static EditedPiece of(Piece piece, List<Edit> edits) throws PatchException {
    Layout layout = laid(piece);
    Reshape shape = new Reshape(layout);
    shape.apply(edits);
    return new Builder(piece, layout, shape).built();
  }

  private static Layout laid(Piece piece) {
    Layout layout = new Layout();
    float[] xyz = piece.positions();
    layout.startPool();
    for (int i = 0; i < xyz.length; i += 3) {
      layout.vertex(xyz[i], xyz[i + 1], xyz[i + 2]);
    }
    for (int t = 0; t < piece.triangleCount(); t++) {
      for (int c = 3 * t; c < 3 * t + 3; c++) {
        layout.corner(piece.vertexOf(c));
      }
      layout.endFace(0, piece.place(t), Layout.Form.POLYGON);
    }
    return layout;
  }

  /** Whether a triangle of {@link #after} has the corners that its like had. */
  public boolean keeps(int triangle) {
    boolean same = true;
    for (int k = 0; k < 3; k++) {
      int now = vertices[after.vertexOf(3 * triangle + k)];
      same &= now == before.vertexOf(3 * like[triangle] + k);
    }
    return same;
  }

  /** Puts together what has become of a layout. */
  private static final class Builder {
    private final Piece piece;
    private final Layout layout;
    private final Reshape shape;
    private final int[] numbers;
    private final GrowingInts origins;

    Builder(Piece piece, Layout layout, Reshape shape) {
      this.piece = piece;
      this.layout = layout;
      this.shape = shape;
      numbers = new int[layout.vertexCount() + shape.newVertices.size()];
      origins = new GrowingInts(numbers.length);
    }

    EditedPiece built() {
      float[] xyz = positions();
      GrowingInts triangles = new GrowingInts(3 * piece.triangleCount());
      GrowingInts from = new GrowingInts(piece.triangleCount());
      for (int f = 0; f < layout.faceCount(); f++) {
        for (int[] t : shape.triangles(f)) {
          add(t, f, triangles, from);
        }
      }
      for (Reshape.Extra extra : shape.extras) {
        add(extra.corners(), extra.like(), triangles, from);
      }
      int[] like = from.toArray();
      Piece.Builder mesh = piece.toBuilder().mesh(xyz, triangles.toArray());
      return new EditedPiece(piece, perTriangle(mesh, like).build(), origins.toArray(), like);
    }

    private void add(int[] corners, int face, GrowingInts to, GrowingInts from) {
      for (int corner : corners) {
        to.add(numbers[shape.vertexOf(corner)]);
      }
      from.add(face);
    }

    /** Positions of what stays and of what is new. */
    private float[] positions() {
      float[] xyz = new float[3 * numbers.length];
      int size = 0;
      for (int v = 0; v < numbers.length; v++) {
        if (v < layout.vertexCount() && shape.removed.get(v)) {
          numbers[v] = -1;
          continue;
        }
        numbers[v] = size;
        origins.add(v);
        Bits at = shape.moved.getOrDefault(v, shape.bitsOf(v));
        System.arraycopy(at.floats(), 0, xyz, 3 * size, 3);
        size++;
      }
      return Arrays.copyOf(xyz, 3 * size);
    }

    /** What is said triangle by triangle goes with the triangle that each came from. */
    private Piece.Builder perTriangle(Piece.Builder builder, int[] from) {
      int[] surfaces = new int[from.length];
      int[] places = new int[from.length];
      BitSet both = new BitSet();
      boolean twoSided = true;
      for (int t = 0; t < from.length; t++) {
        surfaces[t] = piece.surfaceIndex(from[t]);
        places[t] = piece.place(from[t]);
        both.set(t, piece.twoSided(from[t]));
        twoSided &= both.get(t);
      }
      // A render normal belongs to a corner that may be another one now.
      return builder
          .surfaces(piece.surfaces(), piece.surfaces().isEmpty() ? null : surfaces)
          .places(places)
          .normals(null, null)
          .twoSided(twoSided && from.length > 0)
          .twoSidedTriangles(both);
    }
  }
}
