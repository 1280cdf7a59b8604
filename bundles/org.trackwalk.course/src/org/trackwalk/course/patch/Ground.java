package org.trackwalk.course.patch;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.body.Strays;
import org.trackwalk.course.naming.SurfaceIds;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.OverEdge;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The up-facing triangles of a level (45 degrees), or those that would be if it were wound the
 * other way; what each is made of, and which of them lies across each of their edges: over an exact
 * weld, or over borders that face each other within 50 mm, of open surfaces or of the tops of
 * bodies (docs/corridor.md, way 4).
 */
public final class Ground {

  /** Nothing lies across an edge. */
  public static final int NOTHING = -1;

  private final WeldedSurface surface;
  private final Topology topology;
  private final double[] areas;

  /** What each triangle is made of, as a number; null where all are made of one thing. */
  private int[] made;

  private int[] across;

  /** Corners of facing borders that are one place; null as long as none is. */
  private Partition corners;

  /** Triangles that face the other way amid ground; null where there are none. */
  private BitSet strays;

  private final boolean turned;
  private double area;
  private double ground;
  private double other;

  private Ground(WeldedSurface surface, Topology topology, boolean turned) {
    this.turned = turned;
    this.surface = surface;
    this.topology = topology;
    int n = surface.triangleCount();
    areas = new double[n];
  }

  private Ground(Ground same) {
    turned = same.turned;
    surface = same.surface;
    topology = same.topology;
    areas = same.areas;
    made = same.made;
    across = same.across;
    corners = same.corners;
    strays = same.strays;
    area = same.area;
    ground = same.ground;
    other = same.other;
  }

  /**
   * The ground of a surface; {@link #across} is not known before {@link #findNeighbours}.
   *
   * @param turned whether what faces down is taken, but for what is two-sided
   * @param pieces whether each piece is of a material of its own, whatever its name is
   */
  public static Ground of(
      WeldedSurface surface, Topology topology, boolean turned, boolean pieces) {
    Ground ground = new Ground(surface, topology, turned);
    ground.measure();
    if (pieces) {
      ground.made = new int[ground.areas.length];
      Arrays.setAll(ground.made, surface::pieceOf);
    } else {
      ground.nameMaterials();
    }
    return ground;
  }

  /** The ground of a surface where each surface name of each piece is a material of its own. */
  public static Ground ofSurfaces(WeldedSurface surface, Topology topology) {
    Ground ground = new Ground(surface, topology, false);
    ground.measure();
    SurfaceIds ids = SurfaceIds.of(surface.pieces());
    ground.made = new int[ground.areas.length];
    Arrays.setAll(ground.made, t -> ids.of(surface, t));
    return ground;
  }

  /**
   * The same ground, with the neighbours that were found, as if all of it were made of one thing.
   */
  public Ground asOne() {
    Ground one = new Ground(this);
    one.made = null;
    return one;
  }

  /** Whether {@link #findNeighbours} was asked. */
  public boolean knowsNeighbours() {
    return across != null;
  }

  /** Finds what lies across each edge over an exact weld. */
  public void findNeighbours() {
    across = new int[3 * areas.length];
    Arrays.fill(across, NOTHING);
    weldedNeighbours();
    if (topology.nonManifoldEdgeCount() > 0) {
      crowdedNeighbours();
    }
  }

  private void measure() {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double all = 0;
    // Written out: every start of a large level comes here once, before anything is compiled well.
    for (int t = 0; t < areas.length; t++) {
      int i = 3 * c[3 * t];
      int j = 3 * c[3 * t + 1];
      int k = 3 * c[3 * t + 2];
      double ux = (double) p[j] - p[i];
      double uy = (double) p[j + 1] - p[i + 1];
      double uz = (double) p[j + 2] - p[i + 2];
      double vx = (double) p[k] - p[i];
      double vy = (double) p[k + 1] - p[i + 1];
      double vz = (double) p[k + 2] - p[i + 2];
      double nx = uy * vz - uz * vy;
      double ny = turned ? ux * vz - uz * vx : uz * vx - ux * vz;
      double nz = ux * vy - uy * vx;
      double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
      all += size / 2;
      areas[t] = size > 0 && ny >= Slopes.ROAD * size && carriesOneWay(t) ? size / 2 : 0;
      ground += areas[t];
      other += ny <= -Slopes.ROAD * size ? size / 2 : 0;
    }
    area = all;
    if (topology.windingMismatchCount() > 0) {
      takeStrays();
    }
  }

  /** A triangle that was turned over lies where the ground is: it is ground that has a fault. */
  private void takeStrays() {
    double[] away = new double[areas.length];
    for (int t = 0; t < away.length; t++) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double size = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      double up = turned ? -n[1] : n[1];
      away[t] = up < 0 && up <= -Slopes.ROAD * size ? size / 2 : 0;
    }
    BitSet found = Strays.of(topology, this::up, away, RoadSizes.LEAST_AREA);
    for (int t = found.nextSetBit(0); t >= 0; t = found.nextSetBit(t + 1)) {
      areas[t] = away[t];
      ground += areas[t];
      other -= areas[t];
    }
    strays = found.isEmpty() ? null : found;
  }

  /** Upside down only what is one-sided drops a car; what is there a second time is no more. */
  private boolean carriesOneWay(int t) {
    return (topology.twin(3 * t) != Topology.IGNORED || !topology.crossedCopies().containsKey(t))
        && (!turned || !GroundCover.twoSided(surface, t));
  }

  /** Area of what faces the other way, two-sided or not, within 45 degrees too, square metres. */
  public double otherArea() {
    return other;
  }

  /** Area of the ground, square metres. */
  public double groundArea() {
    return ground;
  }

  /** What a triangle is made of: its material, else its piece, as a number. */
  private void nameMaterials() {
    List<Piece> pieces = surface.pieces();
    SurfaceIds ids = SurfaceIds.of(pieces);
    if (ids.single()) {
      return;
    }
    made = new int[areas.length];
    int[] known = new int[ids.count()];
    Arrays.fill(known, NOTHING);
    Map<String, Integer> numbers = new HashMap<>();
    for (int t = 0; t < made.length; t++) {
      int piece = surface.pieceOf(t);
      int id = ids.of(surface, t);
      if (known[id] == NOTHING) {
        String name = pieces.get(piece).surface(surface.sourceTriangle(t));
        String key = name.isEmpty() ? "piece " + piece : "material " + name;
        Integer number = numbers.putIfAbsent(key, numbers.size());
        known[id] = number == null ? numbers.size() - 1 : number;
      }
      made[t] = known[id];
    }
  }

  /**
   * True when the ground is one patch with one border that is too short, for its area, to be the
   * two long borders of a band. Tells most surfaces that have no road, such as a terrain, before
   * anything dear is done.
   *
   * @param longest the square of a band's whole border is at least so many times its area
   */
  public boolean isOneCompactPatch(double longest) {
    if (topology.nonManifoldEdgeCount() > 0 || topology.windingMismatchCount() > 0) {
      return false; // the walk along the border would not come through
    }
    int edges = 0;
    int some = NOTHING;
    double rim = 0;
    for (int t = 0; t < areas.length; t++) {
      if (up(t)) {
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          if (isRim(h)) {
            edges++;
            some = h;
            rim += length(h);
          }
        }
        if (rim * rim >= longest * area) {
          return false;
        }
      }
    }
    return edges > 0 && rim * rim < longest * ground && edges == edgesAlong(some);
  }

  /** True for a half-edge of the ground with no ground of the same material welded to it. */
  private boolean isRim(int halfEdge) {
    int twin = topology.twin(halfEdge);
    if (twin < 0) {
      return true;
    }
    int across = Topology.triangle(twin);
    return !up(across) || made != null && made[across] != made[Topology.triangle(halfEdge)];
  }

  /**
   * Number of half-edges along a rim, back to where it began. As windings match, the rim's next
   * half-edge is reached through triangles of the same patch, and each has one before it.
   */
  private int edgesAlong(int rim) {
    int count = 0;
    int h = rim;
    do {
      h = Topology.next(h);
      while (!isRim(h)) {
        h = Topology.next(topology.twin(h));
      }
      count++;
    } while (h != rim);
    return count;
  }

  private void weldedNeighbours() {
    for (int h = 0; h < across.length; h++) {
      int twin = topology.twin(h);
      if (twin >= 0 && up(h / 3) && up(twin / 3)) {
        across[h] = twin / 3;
      }
    }
  }

  /**
   * A wall may stand on the seam of road and grass: of the three triangles two are ground, on its
   * two sides. So it is where closed bodies stand end to end; a piece may be there a second time.
   */
  private void crowdedNeighbours() {
    int crowded = 0;
    for (int h = 0; h < across.length; h++) {
      crowded += topology.twin(h) == Topology.NON_MANIFOLD && up(h / 3) ? 1 : 0;
    }
    VertexKeys first = new VertexKeys(crowded);
    for (int pass = 0; pass < 2; pass++) {
      for (int h = 0; h < across.length; h++) {
        if (topology.twin(h) == Topology.NON_MANIFOLD && up(h / 3)) {
          if (pass == 0 && first.get(topology.from(h), topology.to(h)) == VertexKeys.NONE) {
            first.put(topology.from(h), topology.to(h), h);
          } else if (pass == 1) {
            int other = first.get(topology.to(h), topology.from(h));
            across[h] = other == VertexKeys.NONE ? NOTHING : other / 3;
          }
        }
      }
    }
  }

  /** Finds the borders that face each other; dear, so only when a road is likely. */
  public void facingNeighbours() {
    corners = new FacingBorders(this, surface, topology).find(across, turned);
  }

  /** Whether all of it is made of one thing. */
  public boolean isOfOne() {
    return made == null || Arrays.stream(made).allMatch(m -> m == made[0]);
  }

  /** Number of triangles, those included that are not ground. */
  public int size() {
    return areas.length;
  }

  /** True when a triangle is ground. */
  public boolean up(int triangle) {
    return areas[triangle] > 0;
  }

  /** Area of a triangle of the ground in square metres; 0 for others. */
  public double area(int triangle) {
    return areas[triangle];
  }

  /** Area of all triangles of the level, whichever way they face, square metres. */
  public double levelArea() {
    return area;
  }

  /** What a triangle is made of; equal numbers are the same. */
  public int made(int triangle) {
    return made == null ? 0 : made[triangle];
  }

  /** Whether two triangles are of one piece and surface, or of surfaces of one name. */
  public boolean alike(int t, int other) {
    String name = surfaceName(t);
    return made(t) == made(other) || !name.isEmpty() && name.equals(surfaceName(other));
  }

  private String surfaceName(int t) {
    return surface.pieces().get(surface.pieceOf(t)).surface(surface.sourceTriangle(t));
  }

  /** The triangle of the ground across a half-edge, {@link #NOTHING} when there is none. */
  public int across(int halfEdge) {
    return across[halfEdge];
  }

  /** The place where a half-edge starts, the ground on its left; facing corners are one place. */
  public int from(int halfEdge) {
    return place(isStray(halfEdge) ? topology.to(halfEdge) : topology.from(halfEdge));
  }

  /** The place where a half-edge ends. */
  public int to(int halfEdge) {
    return place(isStray(halfEdge) ? topology.from(halfEdge) : topology.to(halfEdge));
  }

  private boolean isStray(int halfEdge) {
    return strays != null && strays.get(halfEdge / 3);
  }

  private int place(int vertex) {
    return corners == null ? vertex : corners.first(vertex);
  }

  /** Coordinate {@code k} of a place, metres. */
  public double coordinate(int place, int k) {
    return surface.positions()[3 * place + k];
  }

  /** How high a vertex lies over the edge between two others, metres. */
  double over(int from, int to, int vertex) {
    return OverEdge.height(surface.positions(), from, to, vertex);
  }

  /** Length of a half-edge, metres. */
  public double length(int halfEdge) {
    return Vec.distance(surface.positions(), topology.from(halfEdge), topology.to(halfEdge));
  }
}
