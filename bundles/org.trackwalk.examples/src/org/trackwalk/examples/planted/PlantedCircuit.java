package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A circuit with planted defects, more than 10 m from each other, and the truth about them. */
public final class PlantedCircuit {

  private static final int FEWEST_ROWS = 12;

  private final List<MeshDraft> drafts;
  private final Map<String, int[]> wrongFaces;
  private final List<Truth> truths;

  private PlantedCircuit(Workpiece work, List<Truth> truths) {
    drafts = work.drafts();
    wrongFaces = work.wrongFaces();
    this.truths = List.copyOf(truths);
  }

  /** Plants each of the kinds once for each time it is listed, in the sizes of the examples. */
  public static PlantedCircuit plant(Circuit circuit, long seed, List<DefectKind> kinds) {
    return plant(circuit, seed, kinds, Sizes.ofExamples());
  }

  /**
   * Plants each of the kinds once for each time it is listed.
   *
   * @param seed decides places and sizes
   * @throws IllegalArgumentException when the circuit has no place left for a kind, or fewer than
   *     12 rows per segment
   */
  public static PlantedCircuit plant(
      Circuit circuit, long seed, List<DefectKind> kinds, Sizes sizes) {
    if (circuit.shape().rowsPerSegment() < FEWEST_ROWS) {
      throw new IllegalArgumentException("too few rows to keep the defects apart");
    }
    Random random = new Random(seed);
    Workpiece work = new Workpiece(circuit);
    Map<DefectKind.Place, List<int[]>> places = places(work);
    for (List<int[]> list : places.values()) {
      Collections.shuffle(list, random);
    }
    SeamPlanter seams = new SeamPlanter(work, random, sizes);
    RoadPlanter roads = new RoadPlanter(work, random, sizes);
    VergePlanter verges = new VergePlanter(work);
    List<Truth> truths = new ArrayList<>();
    for (DefectKind kind : kinds) {
      List<int[]> free = places.get(kind.place());
      if (free.isEmpty()) {
        throw new IllegalArgumentException("no place left for " + kind);
      }
      int[] at = free.remove(free.size() - 1);
      truths.add(
          switch (kind.place()) {
            case ROAD -> roads.plant(kind, at[0], at[1]);
            case SEAM, ZERO_SEAM -> seams.plant(kind, at[0]);
            case VERGE -> verges.flip(kind, at[0], at[1]);
            case RIM -> verges.slot(kind, at[0], at[1]);
            case NOWHERE -> empty(work, kind);
          });
    }
    return new PlantedCircuit(work, truths);
  }

  /** The example circuit with each kind once, as the examples' files hold it. */
  public static PlantedCircuit example() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    return plant(circuit, 1, List.of(DefectKind.values()));
  }

  /** The pieces as a file of that name would hold them, without what {@link #wrongFaces} adds. */
  public List<Piece> pieces(String file) {
    return drafts.stream().map(d -> d.build(file)).toList();
  }

  /**
   * The same pieces with their own origins. A piece whose planted vertices its own origin would
   * round keeps the level's.
   */
  public List<Piece> placedPieces(String file) {
    return drafts.stream().map(d -> Circuit.placed(d, file)).toList();
  }

  /** What was planted, in the order of the kinds asked for. */
  public List<Truth> truths() {
    return truths;
  }

  /**
   * Faces that a file has besides, and no piece can hold: per piece name three indices each,
   * counted from 0 in the piece, one of them outside every list.
   */
  public Map<String, int[]> wrongFaces() {
    return Map.copyOf(wrongFaces);
  }

  /** The level as an importer would hand it over, problems included. */
  public Level level() {
    String name = "circuit-planted";
    String file = name + ".obj";
    return level(name, pieces(file));
  }

  /** The same with other pieces, such as {@link #placedPieces}. */
  public Level level(String name, List<Piece> pieces) {
    String file = name + ".obj";
    List<ImportProblem> problems = new ArrayList<>();
    for (Map.Entry<String, int[]> wrong : wrongFaces.entrySet()) {
      int count = wrong.getValue().length / 3;
      String message = "A face names a vertex that does not exist and was left out.";
      problems.add(
          new ImportProblem(
              "import.index-range", wrong.getKey(), file, -1, count, message, List.of()));
    }
    Level clean = Circuit.level(name, pieces);
    return new Level(
        name, clean.grouping(), clean.pieces(), problems, clean.sources(), clean.hints());
  }

  private static Truth empty(Workpiece work, DefectKind kind) {
    MeshDraft draft = work.add("empty", n -> new MeshDraft(n, SurfaceClass.BARRIER));
    return Truth.unplaced(kind.id(), kind.rule(), draft.name());
  }

  /** Free places: segment and row. Segments at the crossing are left alone. */
  private static Map<DefectKind.Place, List<int[]>> places(Workpiece work) {
    CircuitShape shape = work.circuit().shape();
    int rows = shape.rowsPerSegment();
    int quarter = shape.segments() / 4;
    Map<DefectKind.Place, List<int[]>> places = new EnumMap<>(DefectKind.Place.class);
    for (DefectKind.Place place : DefectKind.Place.values()) {
      places.put(place, new ArrayList<>());
    }
    for (int s = 0; s < shape.segments(); s++) {
      boolean upper = s == quarter - 1;
      boolean lower = s == 3 * quarter - 1;
      if (!upper) {
        places.get(lower ? DefectKind.Place.ZERO_SEAM : DefectKind.Place.SEAM).add(new int[] {s});
      }
      places.get(DefectKind.Place.NOWHERE).add(new int[] {s});
      if (upper || lower || s == quarter || s == 3 * quarter) {
        // Walled on both sides; two thirds of the piece away from the crossing.
        int row = upper || lower ? rows / 3 : 2 * rows / 3;
        places.get(DefectKind.Place.VERGE).add(new int[] {s, row});
        continue;
      }
      places.get(DefectKind.Place.ROAD).add(new int[] {s, 5 * rows / 18});
      // Two segments keep the place at their end for the verge's rim, so that the two never meet.
      boolean rim = s == quarter + 1 || s == 3 * quarter + 1;
      places
          .get(rim ? DefectKind.Place.RIM : DefectKind.Place.ROAD)
          .add(new int[] {s, 2 * rows / 3});
    }
    return places;
  }
}
