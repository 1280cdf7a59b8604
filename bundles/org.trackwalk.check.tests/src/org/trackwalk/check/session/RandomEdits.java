package org.trackwalk.check.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.planted.Sizes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** What a designer does to a level between two checks, by chance; each edit is one level more. */
public final class RandomEdits {

  /** How far a vertex or a piece is moved, metres. */
  private static final double[] DISTANCES = {1e-6, 2e-4, 0.003, 0.02, 0.2, 1.5};

  private final Circuit circuit;
  private final Random random;
  private final List<Level> past = new ArrayList<>();
  private String last = "nothing";

  private RandomEdits(Circuit circuit, Level start, long seed) {
    this.circuit = circuit;
    this.random = new Random(seed);
    past.add(start);
  }

  /** Begins with a circuit without a fault. */
  public static RandomEdits ofClean(Circuit circuit, long seed) {
    return new RandomEdits(circuit, circuit.level(), seed);
  }

  /** Begins with every kind of fault. */
  public static RandomEdits ofPlanted(Circuit circuit, long seed) {
    List<DefectKind> kinds = List.of(DefectKind.values());
    return new RandomEdits(circuit, PlantedCircuit.plant(circuit, seed, kinds).level(), seed);
  }

  /** Begins with a level from elsewhere. */
  public static RandomEdits of(Level level, long seed) {
    return new RandomEdits(null, level, seed);
  }

  public Level present() {
    return past.get(past.size() - 1);
  }

  /** What was done last. */
  public String last() {
    return last;
  }

  /** Edits once more. */
  public Level next() {
    List<Piece> pieces = new ArrayList<>(present().pieces());
    int at = random.nextInt(pieces.size());
    Piece piece = pieces.get(at);
    while (piece.triangleCount() < 2) {
      at = random.nextInt(pieces.size());
      piece = pieces.get(at);
    }
    int what = random.nextInt(circuit == null ? 8 : 10);
    switch (what) {
      case 0, 1 -> pieces.set(at, vertexMoved(piece));
      case 2 -> pieces.add(copy(piece));
      case 3 -> pieces.set(at, triangleLeftOut(piece, random.nextInt(piece.triangleCount())));
      case 4 -> pieces.set(at, moved(piece));
      case 5 -> pieces.remove(at);
      case 6 -> pieces.set(at, piece.toBuilder().name("a" + piece.name()).build());
      case 7 -> {
        return become("undo", past.get(random.nextInt(past.size())));
      }
      case 8, 9 -> {
        return become("planted", planted());
      }
      default -> throw new AssertionError(what);
    }
    Level now = present();
    return become(
        what + " at " + piece.name(),
        new Level(now.name(), now.grouping(), pieces, now.problems(), now.sources(), now.hints()));
  }

  private Level become(String how, Level level) {
    last = how;
    past.add(level);
    return level;
  }

  private double distance() {
    return DISTANCES[random.nextInt(DISTANCES.length)] * (random.nextBoolean() ? 1 : -1);
  }

  private Piece vertexMoved(Piece piece) {
    float[] p = piece.positions().clone();
    p[random.nextInt(p.length)] += (float) distance();
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  private Piece moved(Piece piece) {
    float[] p = piece.positions().clone();
    int axis = random.nextInt(3);
    float by = (float) distance();
    for (int i = axis; i < p.length; i += 3) {
      p[i] += by;
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  /** The surfaces of the triangles behind it move by one, as an exporter's numbers would. */
  private static Piece triangleLeftOut(Piece piece, int triangle) {
    int n = piece.triangleCount() - 1;
    int[] corners = new int[3 * n];
    int[] surfaces = new int[n];
    for (int t = 0; t < n; t++) {
      int from = t < triangle ? t : t + 1;
      System.arraycopy(piece.triangles(), 3 * from, corners, 3 * t, 3);
      surfaces[t] = piece.surfaceIndex(from);
    }
    return Piece.named(piece.name(), piece.file())
        .frame(piece.frame())
        .mesh(piece.positions(), corners)
        .surfaces(piece.surfaces(), surfaces)
        .surfaceClass(piece.surfaceClass())
        .collidable(piece.collidable())
        .build();
  }

  private Piece copy(Piece piece) {
    return moved(piece).toBuilder().name("copy of " + piece.name() + past.size()).build();
  }

  /** The circuit with a few faults; what has none is the same piece to the bit. */
  private Level planted() {
    List<DefectKind> kinds = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      DefectKind kind = DefectKind.values()[random.nextInt(DefectKind.values().length)];
      if (!kinds.contains(kind)) {
        kinds.add(kind);
      }
    }
    return SamePieces.of(
        past.get(0), PlantedCircuit.plant(circuit, random.nextLong(), kinds, Sizes.any()).level());
  }
}
