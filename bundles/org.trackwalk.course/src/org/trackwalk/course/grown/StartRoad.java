package org.trackwalk.course.grown;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.course.body.Undersides;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.naming.SurfaceIds;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The road on which a start lies: ground of the materials under it, what fills gaps in that, and
 * what goes on behind a piece that is missing. Other ground that looks like a road is named.
 */
public final class StartRoad {

  private final Land land;
  private final WeldedSurface surface;
  private final SurfaceIds ids;
  private final Topology topology;
  private final NameDictionary dictionary;
  private String words = "";

  /** Looks for the road of a start in the materials of this ground. */
  public StartRoad(Land land, SurfaceIds ids, Topology topology, NameDictionary dictionary) {
    this.land = land;
    this.surface = land.surface();
    this.ids = ids;
    this.topology = topology;
    this.dictionary = dictionary;
  }

  /** All that is reached from what lies under a start. */
  public BitSet grow(BitSet seeds) {
    Set<String> materials = new HashSet<>();
    seeds.stream().forEach(t -> materials.add(material(t)));
    byte[] codes = new byte[surface.triangleCount()];
    Arrays.fill(codes, SurfaceClass.UNKNOWN.code());
    for (int t = 0; t < codes.length; t++) {
      if (materials.contains(material(t))) {
        codes[t] = SurfaceClass.ROAD.code();
      }
    }
    ForgottenPieces all = ForgottenPieces.find(surface, ids, topology, dictionary, codes, true);
    BitSet road =
        GrownRoad.fromStart(
            land,
            topology,
            seeds,
            t -> codes[t] == SurfaceClass.ROAD.code() || all.triangles().get(t));
    ForgottenPieces filling = all.among(surface, road);
    words =
        (filling.none()
                ? ""
                : "; " + filling.fill("and is taken for road too", "and are taken for road too"))
            + ApartWay.words(land, topology, rest(codes, all, road));
    return road;
  }

  /**
   * What else may be a road: ground of the same materials, and what goes on at ends of it; the
   * lower side of a slab is none.
   */
  private BitSet rest(byte[] codes, ForgottenPieces all, BitSet road) {
    BitSet rest = (BitSet) all.leading().clone();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == SurfaceClass.ROAD.code() || all.triangles().get(t)) {
        rest.set(t, Slopes.carries(surface, t) && !Slopes.isSteep(surface, t));
      }
    }
    rest.andNot(road);
    IntList level = new IntList();
    rest.stream().forEach(level::add);
    rest.andNot(Undersides.of(land, topology, level));
    return rest;
  }

  /** What is said of it behind how the road was found; empty when there is nothing to say. */
  public String words() {
    return words;
  }

  private String material(int t) {
    return surface.pieces().get(surface.pieceOf(t)).surface(surface.sourceTriangle(t));
  }
}
