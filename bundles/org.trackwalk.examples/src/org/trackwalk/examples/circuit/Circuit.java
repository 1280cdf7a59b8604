package org.trackwalk.examples.circuit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/**
 * A closed race circuit without a fault: road, kerbs, verges, walls, a bridge, fences, a sky dome
 * and decals that no car touches. The same shape gives the same bits everywhere.
 *
 * <p>Every edge between two strips is held by both with the same bits; open edges are only the
 * outer rims of verges, walls, fences, abutments and the sky.
 */
public final class Circuit {

  /** Pieces with their own origins stand at multiples of this, metres. */
  public static final double ORIGIN_STEP = 1.0 / 1024;

  private final CircuitShape shape;
  private final CrossSection section;
  private final CircuitGrid grid;
  private final Map<String, Strip> strips;
  private final List<MeshDraft> drafts;

  private Circuit(
      CircuitShape shape,
      CrossSection section,
      CircuitGrid grid,
      Map<String, Strip> strips,
      List<MeshDraft> drafts) {
    this.shape = shape;
    this.section = section;
    this.grid = grid;
    this.strips = strips;
    this.drafts = drafts;
  }

  /** Makes the circuit of a shape. */
  public static Circuit generate(CircuitShape shape) {
    Lap lap = new Lap(shape);
    CrossSection section = new CrossSection(shape);
    SegmentPlan plan = new SegmentPlan(shape, lap);
    CircuitGrid grid = new CircuitGrid(shape, lap, section, plan::kerbHeight);
    Map<String, Strip> strips = new TreeMap<>();
    List<MeshDraft> drafts = new ArrayList<>();
    new StripLayer(shape, section, plan, grid, strips, drafts).lay();
    double rowLength = lap.length() / shape.rows();
    new BridgeBuilder(shape, section, grid, rowLength).build(drafts);
    new SurroundingsBuilder(shape, section, plan, grid).build(drafts);
    return new Circuit(shape, section, grid, strips, List.copyOf(drafts));
  }

  /** What the circuit was made from. */
  public CircuitShape shape() {
    return shape;
  }

  /**
   * The step of the dyadic grid on which all vertices of road, verge, kerb and wall lie, metres.
   */
  public double quantum() {
    return grid.quantum();
  }

  /** The strips by piece name: roads, kerbs, verges and walls. */
  public Map<String, Strip> strips() {
    return Map.copyOf(strips);
  }

  /** The strip that became a piece. Throws IllegalArgumentException when there is none. */
  public Strip strip(String piece) {
    Strip strip = strips.get(piece);
    if (strip == null) {
      throw new IllegalArgumentException("no strip " + piece);
    }
    return strip;
  }

  /** Copies of the drafts, to be changed at will. */
  public List<MeshDraft> drafts() {
    return drafts.stream().map(MeshDraft::copy).toList();
  }

  /** All pieces in one frame, as a file of that name would hold them. */
  public List<Piece> pieces(String file) {
    return drafts.stream().map(d -> d.build(file)).toList();
  }

  /**
   * The same pieces with their own origins, multiples of {@link #ORIGIN_STEP}; what they place is
   * bit-equal to {@link #pieces}.
   */
  public List<Piece> placedPieces(String file) {
    List<Piece> pieces = new ArrayList<>();
    for (MeshDraft draft : drafts) {
      pieces.add(draft.build(file, origin(draft)));
    }
    return pieces;
  }

  /**
   * A draft as a piece with its own origin, a multiple of {@link #ORIGIN_STEP}; in the level's
   * frame where an own origin would round one of its vertices.
   */
  public static Piece placed(MeshDraft draft, String file) {
    try {
      return draft.build(file, origin(draft));
    } catch (IllegalArgumentException e) {
      return draft.build(file);
    }
  }

  /**
   * The same circuit elsewhere: turned around the vertical axis, then moved; each vertex is rounded
   * to floats once, so pieces still share theirs. Heights stay as they are.
   *
   * @param radians counter-clockwise seen from above
   * @param dx metres
   * @param dz metres
   */
  public Circuit elsewhere(double radians, double dx, double dz) {
    double cos = StrictMath.cos(radians);
    double sin = StrictMath.sin(radians);
    List<MeshDraft> moved = drafts();
    for (MeshDraft draft : moved) {
      for (int v = 0; v < draft.vertexCount(); v++) {
        float[] p = draft.position(v);
        draft.move(v, cos * p[0] + sin * p[2] + dx, p[1], cos * p[2] - sin * p[0] + dz);
      }
    }
    return new Circuit(shape, section, grid, strips, moved);
  }

  /** The pieces of one frame as a level, with what a manifest would say. */
  public Level level() {
    return level("circuit", pieces("circuit.obj"));
  }

  /** A level of the given pieces with this circuit's hints. */
  public static Level level(String name, List<Piece> pieces) {
    return new Level(name, "generated", pieces, List.of(), List.of(name + ".obj"), hints());
  }

  /** What the manifest says beside the pieces: the road and its kerbs are the corridor. */
  public static LevelHints hints() {
    return LevelHints.NONE.withRoad(List.of("road_*", "kerb_*"));
  }

  /** The middle of a piece's box, moved to the grid of origins. */
  private static double[] origin(MeshDraft draft) {
    double[] origin = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double min = Double.POSITIVE_INFINITY;
      double max = Double.NEGATIVE_INFINITY;
      for (int v = 0; v < draft.vertexCount(); v++) {
        min = Math.min(min, draft.position(v)[axis]);
        max = Math.max(max, draft.position(v)[axis]);
      }
      origin[axis] = StrictMath.rint((min + max) / 2 / ORIGIN_STEP) * ORIGIN_STEP + 0.0;
    }
    return origin;
  }
}
