package org.trackwalk.course.corridor;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A ring of objects that are called after the road. A material says what a thing is made of, an
 * object's name what it is for: what hangs together with such a ring and is called road by its
 * material alone, as pavements and squares that wear an asphalt, is none. Strips that no car fits
 * on, as kerbs and lines, stay; so does all where a mesh that the material alone calls so goes
 * around too, and where a piece of the ring is missing, which may be any of it.
 */
final class CalledRing {

  /** A ring among other ground is so many times as wide as that is in the mean at least. */
  private static final double LIKE_OTHERS = 0.5;

  private final Land land;
  private final Topology topology;

  private CalledRing(Land land, Topology topology) {
    this.land = land;
    this.topology = topology;
  }

  /** Of some triangles those whose object is called after the road. */
  static BitSet own(
      WeldedSurface surface, SurfaceIds ids, NameDictionary dictionary, BitSet called) {
    Boolean[] said = new Boolean[ids.count()];
    List<Piece> pieces = surface.pieces();
    BitSet own = new BitSet();
    for (int t = called.nextSetBit(0); t >= 0; t = called.nextSetBit(t + 1)) {
      int id = ids.of(surface, t);
      if (said[id] == null) {
        String object = StatedRoad.object(pieces.get(ids.piece(id)));
        said[id] = dictionary.lookUpLying(object, "") == SurfaceClass.ROAD;
      }
      own.set(t, said[id]);
    }
    return own;
  }

  /**
   * What is no road beside such a ring.
   *
   * @param floor what is called road and carries
   * @param own triangles whose object is called so
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
    BitSet narrow = new BitSet();
    strips.measured().stream()
        .filter(p -> p.width() < Body.CAR.width())
        .forEach(p -> narrow.set(p.number()));
    BitSet others = new BitSet();
    rest.stream().filter(t -> !narrow.get(strips.parts().of(t))).forEach(others::set);
    return others;
  }

  /** Whether a ring is no line beside other ground, and none of that goes around too. */
  private static boolean isRoad(RoadPart ring, NamedParts rest) {
    double area = 0;
    double length = 0;
    for (RoadPart part : rest.ways()) {
      if (rest.layout().isRing(part) && part.length() * NamedRoad.CLEARLY >= ring.length()) {
        return false;
      }
      area += part.area();
      length += part.length();
    }
    return ring.width() * length >= LIKE_OTHERS * area;
  }
}
