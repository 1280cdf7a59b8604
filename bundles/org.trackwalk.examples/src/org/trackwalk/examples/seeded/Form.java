package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.mesh.level.Piece;

/** How the same triangles of a scene may lie in its file. */
public enum Form {
  /** Pieces of their own for road, verge, terrain and things. */
  PIECES,
  /**
   * One mesh that says nothing but by materials, which are numbered, and by which triangles are
   * two-sided; what cars do not touch is another one.
   */
  ONE_MESH,
  /** The same with one material for all that cars touch: only what hangs together tells. */
  ONE_MATERIAL,
  /** The pieces, and each triangle with vertices of its own. */
  SOUP,
  /** The pieces, and each triangle cut into sixteen. */
  FINE;

  private static final int CUTS = 2;

  /** The same scene in this form; what must be told by its name keeps it. */
  public SeededScene of(SeededScene scene) {
    boolean one = this == ONE_MESH || this == ONE_MATERIAL;
    if (one && scene.kind().equals("meant")) {
      return scene;
    }
    List<Piece> pieces = of(scene.pieces());
    return one ? scene.unnamed(pieces) : scene.with(pieces);
  }

  /** The same triangles in this form: of pieces that stand where their files say. */
  public List<Piece> of(List<Piece> pieces) {
    return switch (this) {
      case PIECES -> pieces;
      case ONE_MESH, ONE_MATERIAL ->
          Stream.of(true, false)
              .map(touched -> pieces.stream().filter(p -> p.collidable() == touched).toList())
              .filter(some -> !some.isEmpty())
              .map(this::oneMesh)
              .toList();
      case SOUP -> pieces.stream().map(Form::soup).toList();
      case FINE -> pieces.stream().map(Form::fine).toList();
    };
  }

  private Piece oneMesh(List<Piece> pieces) {
    int vertices = 0;
    int corners = 0;
    for (Piece piece : pieces) {
      vertices += piece.positions().length;
      corners += piece.triangles().length;
    }
    float[] xyz = new float[vertices];
    int[] triangles = new int[corners];
    int[] surfaces = new int[corners / 3];
    BitSet twoSided = new BitSet();
    List<String> names = new ArrayList<>();
    int v = 0;
    int c = 0;
    for (Piece piece : pieces) {
      System.arraycopy(piece.positions(), 0, xyz, v, piece.positions().length);
      for (int i = 0; i < piece.triangles().length; i++) {
        String name = this == ONE_MATERIAL ? "" : piece.surface(i / 3);
        if (!names.contains(name)) {
          names.add(name);
        }
        surfaces[c / 3] = names.indexOf(name);
        twoSided.set(c / 3, piece.twoSided(i / 3));
        triangles[c++] = v / 3 + piece.triangles()[i];
      }
      v += piece.positions().length;
    }
    List<String> numbered = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      numbered.add("m" + i);
    }
    boolean touched = pieces.get(0).collidable();
    return Piece.named(touched ? "mesh" : "drawn", pieces.get(0).file())
        .mesh(xyz, triangles)
        .surfaces(numbered, surfaces)
        .twoSidedTriangles(twoSided)
        .collidable(touched)
        .build();
  }

  private static Piece soup(Piece piece) {
    int[] corners = piece.triangles();
    float[] xyz = new float[3 * corners.length];
    int[] own = new int[corners.length];
    for (int i = 0; i < corners.length; i++) {
      System.arraycopy(piece.positions(), 3 * corners[i], xyz, 3 * i, 3);
      own[i] = i;
    }
    return piece.toBuilder().mesh(xyz, own).build();
  }

  private static Piece fine(Piece piece) {
    Piece cut = piece;
    for (int i = 0; i < CUTS; i++) {
      cut = halved(cut);
    }
    return cut;
  }

  /** Each edge is cut in its middle, by both its triangles at the same place to the bit. */
  private static Piece halved(Piece piece) {
    int n = piece.triangleCount();
    float[] xyz = Arrays.copyOf(piece.positions(), piece.positions().length + 9 * n);
    int[] triangles = new int[12 * n];
    int[] surfaces = new int[4 * n];
    BitSet twoSided = new BitSet();
    int made = piece.positions().length / 3;
    for (int t = 0; t < n; t++) {
      int[] corner = Arrays.copyOfRange(piece.triangles(), 3 * t, 3 * t + 3);
      int[] middle = new int[3];
      for (int i = 0; i < 3; i++) {
        middle[i] = made++;
        for (int k = 0; k < 3; k++) {
          double a = xyz[3 * corner[i] + k];
          double b = xyz[3 * corner[(i + 1) % 3] + k];
          xyz[3 * middle[i] + k] = (float) ((a + b) / 2);
        }
        System.arraycopy(new int[] {corner[i], middle[i]}, 0, triangles, 12 * t + 3 * i, 2);
      }
      for (int i = 0; i < 3; i++) {
        triangles[12 * t + 3 * i + 2] = middle[(i + 2) % 3];
        triangles[12 * t + 9 + i] = middle[i];
      }
      Arrays.fill(surfaces, 4 * t, 4 * t + 4, piece.surfaceIndex(t));
      twoSided.set(4 * t, 4 * t + 4, piece.twoSided(t));
    }
    return Piece.named(piece.name(), piece.file())
        .mesh(xyz, triangles)
        .surfaces(piece.surfaces(), surfaces)
        .collidable(piece.collidable())
        .twoSidedTriangles(twoSided)
        .surfaceClass(piece.surfaceClass())
        .build();
  }
}
