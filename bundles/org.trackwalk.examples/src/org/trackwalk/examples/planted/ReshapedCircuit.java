package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/** A circuit with defects of its shape, one to a segment, and the truth about them. */
public final class ReshapedCircuit {

  private final Workpiece work;
  private final List<Truth> truths;

  private ReshapedCircuit(Workpiece work, List<Truth> truths) {
    this.work = work;
    this.truths = List.copyOf(truths);
  }

  /**
   * Plants each of the defects once for each time it is listed.
   *
   * @param seed decides places and sizes
   * @throws IllegalArgumentException when no segment is left for a defect; a circuit of 24 segments
   *     has room for each once
   */
  public static ReshapedCircuit plant(Circuit circuit, long seed, List<ShapeDefect> defects) {
    Random random = new Random(seed);
    Workpiece work = new Workpiece(circuit);
    Map<ShapeDefect.Place, List<Integer>> free = free(work);
    free.values().forEach(list -> Collections.shuffle(list, random));
    HillPlanter hills = new HillPlanter(work, random);
    FacePlanter faces = new FacePlanter(work, random);
    PatchPlanter patches = new PatchPlanter(work, random);
    RimPlanter rims = new RimPlanter(work, random);
    EnginePlanter engines = new EnginePlanter(work, random);
    WallPlanter walls = new WallPlanter(work, random);
    List<Truth> truths = new ArrayList<>();
    for (ShapeDefect defect : inOrderOfNeed(defects)) {
      List<Integer> places = free.get(defect.place());
      if (places.isEmpty()) {
        throw new IllegalArgumentException("no segment left for " + defect);
      }
      Integer segment = places.get(0);
      if (defect.place() != ShapeDefect.Place.NOWHERE) {
        free.values().forEach(list -> list.remove(segment));
      }
      truths.add(
          switch (defect) {
            case KINK, CREST, DIP -> hills.plant(defect, segment);
            case STEP_UP, GROOVE, RIDGE -> faces.plant(defect, segment);
            case BACK_FACES, SPLIT_VERTEX, FOLD, LEANING_FACET, BUMP_THROUGH_ROAD ->
                patches.plant(defect, segment);
            case MISSING_STRETCH, DROP, CORNER_TOUCHES, LARGE_FIELD -> rims.plant(defect, segment);
            case LEANING_NORMAL, FAR_SCRAP, BANK, RIDGE_IN_GULLY -> engines.plant(defect, segment);
            case OPEN_WALL -> walls.open(defect, segment);
            case WALL_AWAY -> walls.away(defect, segment);
          });
    }
    return new ReshapedCircuit(work, truths);
  }

  /** What can stand in few segments comes first. */
  private static List<ShapeDefect> inOrderOfNeed(List<ShapeDefect> defects) {
    List<ShapeDefect> sorted = new ArrayList<>(defects);
    sorted.sort((a, b) -> a.place().compareTo(b.place()));
    return sorted;
  }

  private static Map<ShapeDefect.Place, List<Integer>> free(Workpiece work) {
    CircuitShape shape = work.circuit().shape();
    int quarter = shape.segments() / 4;
    Map<ShapeDefect.Place, List<Integer>> free = new EnumMap<>(ShapeDefect.Place.class);
    for (ShapeDefect.Place place : ShapeDefect.Place.values()) {
      free.put(place, new ArrayList<>());
    }
    for (int s = 0; s < shape.segments(); s++) {
      free.get(ShapeDefect.Place.NOWHERE).add(s);
      int half = Math.floorMod(s, 2 * quarter);
      if (half == quarter - 1 || half == quarter) {
        continue; // where the roads cross
      }
      free.get(ShapeDefect.Place.ANY).add(s);
      boolean left = work.has("wall_l", s);
      boolean right = work.has("wall_r", s);
      if (!left || !right) {
        free.get(ShapeDefect.Place.RIM).add(s);
      }
      if (!left && !right && !work.has("kerb_l", s)) {
        free.get(ShapeDefect.Place.PLAIN).add(s);
      }
    }
    return free;
  }

  /** The pieces as a file of that name would hold them. */
  public List<Piece> pieces(String file) {
    return work.drafts().stream().map(d -> d.build(file)).toList();
  }

  /** The same pieces with their own origins, but those whose vertices an own origin would round. */
  public List<Piece> placedPieces(String file) {
    return work.drafts().stream().map(d -> Circuit.placed(d, file)).toList();
  }

  /** What was planted. */
  public List<Truth> truths() {
    return truths;
  }

  /** A level of such pieces. */
  public Level level(String name, List<Piece> pieces) {
    return Circuit.level(name, pieces);
  }

  /** The same, said to be enclosed. */
  public Level enclosed(String name, List<Piece> pieces) {
    Level open = Circuit.level(name, pieces);
    LevelHints hints = open.hints().withEnclosed(true);
    return new Level(name, open.grouping(), open.pieces(), List.of(), open.sources(), hints);
  }
}
