package org.trackwalk.course.called;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.course.naming.SurfaceIds;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A ring of objects that are called after the road. A material says what a thing is made of, an
 * object's name what it is for: what lies along such a ring and is called road by its material
 * alone, as pavements and squares that wear an asphalt, is none. What leads away from the ring or
 * lies elsewhere is asked no further. Strips that no car fits on, as kerbs and lines, stay; so does
 * all where a mesh that the material alone calls so goes around too, and where a piece of the ring
 * is missing, which may be any of it.
 */
public final class CalledRing {

  /** A ring among other ground is so many times as wide as that is in the mean at least. */
  private static final double LIKE_OTHERS = 0.5;

  /** What lies along a ring meets it along so much of its own length at least. */
  private static final double BESIDE = 0.5;

  /** A gutter or a kerb's face between the two is no wider, metres. */
  private static final double GUTTER = 0.5;

  private final Land land;
  private final Topology topology;

  private CalledRing(Land land, Topology topology) {
    this.land = land;
    this.topology = topology;
  }

  /**
   * Of triangles of the road those that are so not by their material alone: whose object is called
   * after it, or of whose material such an object is, too, or that were found by their shape.
   */
  public static BitSet own(
      WeldedSurface surface, SurfaceIds ids, NameDictionary dictionary, BitSet called) {
    Boolean[] said = new Boolean[ids.count()]; // by the object's name; null where none is called
    List<Piece> pieces = surface.pieces();
    Set<String> worn = new HashSet<>();
    for (int t = called.nextSetBit(0); t >= 0; t = called.nextSetBit(t + 1)) {
      int id = ids.of(surface, t);
      if (said[id] == null) {
        String object = StatedRoad.object(pieces.get(ids.piece(id)));
        said[id] = dictionary.lookUpLying(object, "") == SurfaceClass.ROAD;
        if (said[id]) {
          worn.add(ids.material(pieces, id));
        }
      }
    }
    worn.remove("");
    boolean[] byMaterial = new boolean[said.length];
    for (int id = 0; id < said.length; id++) {
      String material = Boolean.FALSE.equals(said[id]) ? ids.material(pieces, id) : "";
      byMaterial[id] =
          !worn.contains(material) && dictionary.lookUpLying("", material) == SurfaceClass.ROAD;
    }
    BitSet own = new BitSet();
    for (int t = called.nextSetBit(0); t >= 0; t = called.nextSetBit(t + 1)) {
      own.set(t, !byMaterial[ids.of(surface, t)]);
    }
    return own;
  }

  /**
   * What is no road beside such a ring.
   *
   * @param floor what is called road and carries
   * @param own by {@link #own}
   */
  static BitSet others(Land land, Topology topology, BitSet floor, BitSet own) {
    BitSet named = (BitSet) floor.clone();
    named.and(own);
    BitSet rest = (BitSet) floor.clone();
    rest.andNot(own);
    if (named.isEmpty() || rest.isEmpty()) {
      return new BitSet();
    }
    return new CalledRing(land, topology).others(named, rest);
  }

  private BitSet others(BitSet named, BitSet rest) {
    NamedParts objects = NamedParts.unbridged(land, topology, named);
    RoadPart ring = objects.longest(objects.layout()::isRing);
    if (ring == null) {
      return new BitSet();
    }
    NamedParts strips = NamedParts.welded(land, topology, rest);
    if (!isRoad(ring, strips)) {
      return new BitSet();
    }
    BitSet beside = new BitSet();
    strips.measured().stream()
        .filter(p -> p.width() >= Body.CAR.width() && isBeside(p, named, strips))
        .forEach(p -> beside.set(p.number()));
    BitSet others = new BitSet();
    rest.stream().filter(t -> beside.get(strips.parts().of(t))).forEach(others::set);
    return others;
  }

  /** Whether a part lies along what is named: a road that leads away meets it with its end only. */
  private static boolean isBeside(RoadPart part, BitSet named, NamedParts parts) {
    double met = parts.alongside().lengths(part.number(), named::get, GUTTER)[0];
    return met >= BESIDE * part.length();
  }

  /** Whether a ring is no line beside other ground, and none of that goes around too. */
  private static boolean isRoad(RoadPart ring, NamedParts rest) {
    double area = 0;
    double length = 0;
    for (RoadPart part : rest.ways()) {
      if (rest.layout().isRing(part) && part.length() * RoadPart.CLEARLY >= ring.length()) {
        return false;
      }
      area += part.area();
      length += part.length();
    }
    return ring.width() * length >= LIKE_OTHERS * area;
  }
}
