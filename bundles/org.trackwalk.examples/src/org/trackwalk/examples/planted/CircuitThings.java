package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.mesh.level.Level;

/**
 * A circuit with what stands beside and over a road, and its twin with things in the way and ground
 * that is gone: each at a place of its own, in a size, at an angle and under a name from a seed.
 */
public final class CircuitThings {

  /** How far from what was planted it may be told, metres: about a car's width. */
  private static final double NEAR = 2;

  /** Segments at whose beginning no wall stands, for slits from verge to verge. */
  private static final int[] OPEN = {1, 4, 7, 10};

  private final List<MeshDraft> drafts;
  private final List<PlantedThing> things;

  private CircuitThings(Workpiece work, List<PlantedThing> things) {
    drafts = work.drafts();
    this.things = List.copyOf(things);
  }

  /** Without any fault. */
  public static CircuitThings clean() {
    return new CircuitThings(furnished(), List.of());
  }

  /** The same with each kind of thing once. */
  public static CircuitThings planted(long seed) {
    Random random = new Random(seed);
    Workpiece work = furnished();
    ThingPlanter things = new ThingPlanter(work, random);
    GroundPlanter ground = new GroundPlanter(work, random);
    List<int[]> places = places(work.circuit().shape());
    Collections.shuffle(places, random);
    List<Integer> seams = new ArrayList<>();
    for (int segment : OPEN) {
      seams.add(segment);
    }
    Collections.shuffle(seams, random);
    List<PlantedThing> planted = new ArrayList<>();
    for (ThingKind kind : ThingKind.values()) {
      ThingPlanter.Placed placed;
      if (kind.slit()) {
        placed = ground.slit(seams.remove(0), kind.width());
      } else {
        int[] at = places.remove(0);
        placed =
            switch (kind) {
              case ROAD_GONE -> ground.road(at[0], at[1]);
              case VERGE_GONE -> ground.verge(at[0], at[1]);
              default -> things.plant(kind, at[0], at[1]);
            };
      }
      Expected expected =
          new Expected(kind.least(), kind.most(), placed.points(), NEAR, List.of(), false, false);
      planted.add(new PlantedThing(kind, placed.piece(), expected));
    }
    // What is gone leaves no vertices behind; only now, for places are counted by vertices.
    planted.stream()
        .filter(thing -> thing.kind().takesGround())
        .forEach(thing -> work.draft(thing.piece()).dropUnused());
    return new CircuitThings(work, planted);
  }

  /** What was planted, in the order of the kinds. */
  public List<PlantedThing> things() {
    return things;
  }

  /** As an importer would hand it over. */
  public Level level() {
    String name = things.isEmpty() ? "circuit-things" : "circuit-things-planted";
    return Circuit.level(name, drafts.stream().map(d -> d.build(name + ".obj")).toList());
  }

  private static Workpiece furnished() {
    Workpiece work = new Workpiece(Circuit.generate(CircuitShape.EXAMPLE));
    new Furniture(work).build();
    return work;
  }

  /** Segment and row, over 30 m apart; where the road crosses itself nothing is planted. */
  private static List<int[]> places(CircuitShape shape) {
    int quarter = shape.segments() / 4;
    List<int[]> places = new ArrayList<>();
    for (int s = 0; s < shape.segments(); s++) {
      if (s % (2 * quarter) != quarter && s % (2 * quarter) != quarter - 1) {
        places.add(new int[] {s, 4});
        places.add(new int[] {s, 13});
      }
    }
    return places;
  }
}
