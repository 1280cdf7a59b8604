package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Cuts a deck into named pieces, and takes things in. */
final class LevelPieces {

  private static final String FILE = "seeded.obj";

  /** Height of the walls at the level's outer borders, metres. */
  private static final double WALL = 1.3;

  private final Base base;
  private final Map<String, MeshDraft> drafts = new TreeMap<>();
  private final Map<String, Map<Long, Integer>> vertices = new TreeMap<>();
  private final List<String> roads = new ArrayList<>();

  LevelPieces(Base base) {
    this.base = base;
  }

  /** The deck's strips, and walls at its outer borders where the road has some. */
  LevelPieces deck(Deck deck) {
    int n = 0;
    for (Strip strip : deck.strips()) {
      n++;
      for (int r = 0; r + 1 < deck.rows().length; r++) {
        String name = name(strip.role(), n, cut(deck, r));
        for (int c = strip.from(); c < strip.to(); c++) {
          if (!deck.gone(r, c)) {
            quad(deck, name, material(strip.role()), r, c);
          }
        }
      }
    }
    if (base.walls) {
      wall(deck, 0, 1);
      wall(deck, deck.columns() - 1, -1);
    }
    return this;
  }

  private int cut(Deck deck, int row) {
    return (int) (deck.rows()[row] / base.pieceLength);
  }

  /** The name of the road's piece at a row. */
  String road(Deck deck, int row) {
    return name(Strip.Role.ROAD, 1, cut(deck, row));
  }

  private String name(Strip.Role role, int strip, int part) {
    boolean named = base.saying == Base.Saying.NAMES;
    String word = named ? role.word() : "part" + "abcd".charAt(role.ordinal());
    String name = word + "_" + strip + "_" + String.format(Locale.ROOT, "%02d", part + 1);
    if (role == Strip.Role.ROAD && !roads.contains(name)) {
      roads.add(name);
    }
    return name;
  }

  /** Where names say nothing, materials tell the strips apart without a word. */
  private String material(Strip.Role role) {
    return base.saying == Base.Saying.NAMES ? role.material() : "m" + role.ordinal();
  }

  private void quad(Deck deck, String name, String material, int r, int c) {
    int a = vertex(deck, name, r, c);
    int b = vertex(deck, name, r, c + 1);
    int d = vertex(deck, name, r + 1, c + 1);
    int e = vertex(deck, name, r + 1, c);
    MeshDraft draft = draft(name);
    if (deck.ahead(r, c)) {
      draft.triangle(a, b, d, material);
      draft.triangle(a, d, e, material);
    } else {
      draft.triangle(a, b, e, material);
      draft.triangle(b, d, e, material);
    }
  }

  /** The vertex of a deck in a piece; made when it is not there yet. */
  int vertex(Deck deck, String name, int row, int column) {
    return vertices
        .computeIfAbsent(name, k -> new TreeMap<>())
        .computeIfAbsent(
            (long) row * deck.columns() + column, k -> add(name, deck.position(row, column)));
  }

  /** A new vertex of a piece. */
  int add(String name, double[] at) {
    double[] p = base.placing.put(at);
    return draft(name).vertex(p[0], p[1], p[2]);
  }

  MeshDraft draft(String name) {
    return drafts.computeIfAbsent(name, k -> new MeshDraft(k, SurfaceClass.UNKNOWN));
  }

  private void wall(Deck deck, int column, int faces) {
    for (int r = 0; r + 1 < deck.rows().length; r++) {
      String name = (base.saying == Base.Saying.NAMES ? "wall_" : "w_") + (column == 0 ? "r" : "l");
      double[] a = deck.position(r, column);
      double[] b = deck.position(r + 1, column);
      int near = add(name, a);
      int far = add(name, b);
      int nearTop = add(name, new double[] {a[0], a[1] + WALL, a[2]});
      int farTop = add(name, new double[] {b[0], b[1] + WALL, b[2]});
      MeshDraft draft = draft(name);
      if (faces > 0) {
        draft.quad(near, far, farTop, nearTop, "concrete");
      } else {
        draft.quad(near, nearTop, farTop, far, "concrete");
      }
    }
  }

  /** A thing as a piece of its own, or as a part of a piece that is there. */
  LevelPieces thing(String name, Solid solid, boolean twoSided) {
    int[] indices = new int[solid.vertices().size()];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = add(name, solid.vertices().get(i));
    }
    MeshDraft draft = draft(name);
    for (int[] t : solid.triangles()) {
      draft.triangle(indices[t[0]], indices[t[1]], indices[t[2]], "grey");
    }
    if (twoSided) {
      draft.twoSided(true);
    }
    return this;
  }

  /** Adds a vertex and triangle to the piece by hand: three indices of that piece. */
  void triangle(String name, int a, int b, int c) {
    draft(name).triangle(a, b, c, material(Strip.Role.ROAD));
  }

  LevelHints hints() {
    if (base.saying != Base.Saying.MANIFEST) {
      return LevelHints.NONE;
    }
    // Its author names what is there, whether or not it ends before a gap.
    return LevelHints.NONE.withRoad(roads.stream().filter(drafts::containsKey).toList());
  }

  /** The pieces, finished. */
  List<Piece> build() {
    List<Piece> pieces = new ArrayList<>();
    for (MeshDraft draft : drafts.values()) {
      draft.dropUnused();
      pieces.add(draft.build(FILE));
    }
    return pieces;
  }

  /** The scene, finished. */
  SeededScene scene(String kind, String told, Expected expected) {
    return new SeededScene(
        kind,
        base.told() + "; " + told,
        build(),
        hints(),
        base.onRoad(),
        base.start(),
        base.line(),
        expected);
  }
}
