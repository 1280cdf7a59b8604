package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * Finds what is in the way of a body on the road, whatever it is: what the swept volume meets, all
 * that hangs together or is near being one thing.
 */
public final class ThingFinder {

  /** Places in a row at most: so many lanes no road has. */
  private static final int MOST_ACROSS = 10_000;

  /** Closer faces are one thing, metres. */
  private static final float ONE_THING = 0.5f;

  /** What touches the border and reaches no farther into the road stands beside it, metres. */
  private static final double BESIDE = Strand.LANE;

  private final WeldedSurface surface;
  private final SurfaceClasses classes;
  private final Road road;
  private final Body body;
  private final IntPredicate kerb;
  private final List<Met> met;
  private final Lee lee;
  private final Floor.Reader gentle;
  private final Floor ground;
  private final StepFaces faces;
  private final List<Borders> borders;
  private final List<Map<Integer, List<double[]>>> walls = new ArrayList<>();

  private ThingFinder(
      WeldedSurface surface,
      SurfaceClasses classes,
      Road road,
      Body body,
      IntPredicate kerb,
      List<Borders> borders,
      List<Met> met,
      Floor gentle,
      Floor ground,
      StepFaces faces) {
    this.ground = ground;
    this.lee = new Lee(road, gentle);
    this.gentle = gentle.reader();
    this.faces = faces;
    this.surface = surface;
    this.classes = classes;
    this.road = road;
    this.body = body;
    this.kerb = kerb;
    this.met = met;
    this.borders = borders;
    for (int s = 0; s < road.strands().size(); s++) {
      int strand = s;
      walls.add(walls(met.stream().filter(p -> p.strand() == strand).toList()));
    }
  }

  /**
   * What is in the way, by strand and row.
   *
   * @param kerb which triangles belong to kerbs
   */
  public static List<Thing> find(
      Land land,
      Topology topology,
      SurfaceClasses classes,
      Road road,
      Ledger ledger,
      PaintedSheets sheets,
      Body body,
      IntPredicate kerb,
      Memory memory,
      int threads) {
    if (road.strands().isEmpty()) {
      return List.of();
    }
    WeldedSurface surface = land.surface();
    BitSet islands =
        Islands.of(
            surface,
            topology,
            t -> classes.of(t) == SurfaceClass.ROAD,
            land.steep(),
            land.floor().reader());
    Obstructions obstructions =
        Obstructions.of(land, topology, classes, islands, ledger, sheets, memory, threads);
    Floor gentle = RoadFloor.gentle(land, road, islands);
    List<Borders> borders = road.strands().stream().map(Borders::of).toList();
    Sweep sweep =
        new Sweep(land, topology, road, body, obstructions, ledger.edges(), gentle, borders);
    List<Met> met = sweep.parts();
    Decks decks = Decks.of(topology, surface.triangleCount(), met, sweep.tops(), body);
    List<Met> all = met.stream().filter(p -> !decks.has(p)).toList();
    if (all.isEmpty()) {
      return List.of();
    }
    Solids solids = Solids.of(surface, topology, classes, islands, all);
    BitSet owned = SeamSteps.vertices(ledger, surface);
    RoadAround around = new RoadAround(surface, road, borders);
    Grooves grooves = new Grooves(surface, road);
    Faces faces = Faces.of(topology, surface.triangleCount(), all);
    List<Met> inTheWay =
        all.stream()
            .filter(
                p ->
                    faces.top(p) > body.hub() + Met.SAME
                        ? around.isOn(p, solids.of(p.triangle()) >= 0)
                        : classes.of(p.triangle()) != SurfaceClass.ROAD
                            || !SeamSteps.owns(owned, surface, p.triangle()) && !grooves.spans(p))
            .toList();
    if (inTheWay.isEmpty()) {
      return List.of();
    }
    RoadSide side = new RoadSide(surface, road, body, obstructions, borders, solids);
    StepFaces steps = new StepFaces(surface, topology, classes, land.floor().reader(), body);
    return new ThingFinder(
            surface, classes, road, body, kerb, borders, inTheWay, gentle, land.floor(), steps)
        .join(solids, new Tops(solids, sweep.tops(), decks), side);
  }

  /** What no wheel gets over, by row: pairs of least and most distance to the left. */
  private Map<Integer, List<double[]>> walls(List<Met> parts) {
    Map<Integer, List<double[]>> walls = new HashMap<>();
    for (Met part : parts) {
      if (isWall(part)) {
        walls
            .computeIfAbsent(part.row(), k -> new ArrayList<>())
            .add(new double[] {part.right(), part.left()});
      }
    }
    return walls;
  }

  private boolean isWall(Met part) {
    return part.top() > body.hub() + Met.SAME;
  }

  private List<Thing> join(Solids solids, Tops tops, RoadSide side) {
    int n = met.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(met.get(i).box(), 0, points, 3 * i, 3);
      System.arraycopy(met.get(i).box(), 0, boxes, 6 * i, 6);
    }
    Partition things =
        Clusters.of(points, boxes, ONE_THING, (i, j) -> alike(i, j) && near(boxes, i, j));
    Map<Integer, Integer> ofBody = new HashMap<>();
    for (int i = 0; i < n; i++) {
      int solid = solids.of(met.get(i).triangle());
      if (solid >= 0) {
        Integer first = ofBody.putIfAbsent(solid, i);
        if (first != null) {
          things.join(first, i);
        }
      }
    }
    List<List<Met>> joined = new ArrayList<>();
    int[] number = new int[n];
    for (int i = 0; i < n; i++) {
      int first = things.first(i);
      if (first == i) {
        number[i] = joined.size();
        joined.add(new ArrayList<>());
      }
      joined.get(number[first]).add(met.get(i));
    }
    List<Thing> told = new ArrayList<>();
    for (List<Met> own : joined) {
      if (!beside(own, solids)) {
        Thing thing = one(own, solids, tops);
        if (thing.free() < body.passage() || !side.holds(own)) {
          told.add(thing);
        }
      }
    }
    return told;
  }

  private boolean alike(int i, int j) {
    return kerb.test(met.get(i).triangle()) == kerb.test(met.get(j).triangle());
  }

  private static boolean near(float[] boxes, int i, int j) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double gap =
          Math.max(
              (double) boxes[6 * i + k] - boxes[6 * j + 3 + k],
              (double) boxes[6 * j + k] - boxes[6 * i + 3 + k]);
      square += gap > 0 ? gap * gap : 0;
    }
    return square <= ONE_THING * ONE_THING;
  }

  /** Whether all of it lies along the border, and some of it at or beyond it. */
  private boolean beside(List<Met> own, Solids solids) {
    boolean touches = false;
    for (Met part : own) {
      Borders at = borders.get(part.strand());
      double left = at.left(part.row()) - part.right();
      double right = at.right(part.row()) + part.left();
      if (Math.min(left, right) > BESIDE) {
        return false;
      }
      double outer =
          Math.min(at.left(part.row()) - part.left(), at.right(part.row()) + part.right());
      touches |= outer <= Sweep.BORDER + Met.SAME;
    }
    return touches && reachesBorder(own, solids);
  }

  /**
   * Whether the body of something that is met has a corner on the border or beyond it; what is too
   * large for one thing has. What stands wholly between the borders stands in the road, however
   * near to one.
   */
  private boolean reachesBorder(List<Met> own, Solids solids) {
    int[] met = own.stream().mapToInt(Met::triangle).distinct().toArray();
    float[] p = surface.positions();
    BitSet asked = new BitSet();
    for (int t : solids.whole(met)) {
      if (solids.of(t) < 0) {
        return true;
      }
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int v = surface.triangles()[h];
        if (!asked.get(v)) {
          asked.set(v);
          RoadPlace place = road.place(p[3 * v], p[3 * v + 1], p[3 * v + 2]);
          if (place == null || isAtBorder(place)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean isAtBorder(RoadPlace place) {
    Borders at = borders.get(place.strand());
    double left = at.left(place.row()) - place.lateral();
    double right = at.right(place.row()) + place.lateral();
    return Math.min(left, right) <= Met.SAME;
  }

  private Thing one(List<Met> own, Solids solids, Tops tops) {
    Met worst =
        own.stream()
            .min(
                Comparator.comparingDouble((Met p) -> -Math.rint(p.top() / Met.SAME))
                    .thenComparingInt(Met::triangle)
                    .thenComparingInt(Met::row))
            .orElseThrow();
    Strand strand = road.strands().get(worst.strand());
    double foot = new FreeHeight(ground.reader(), solids).under(own);
    List<Met> along = own.stream().filter(p -> p.strand() == worst.strand()).toList();
    Pass pass = Pass.of(worst, along, strand);
    List<Met> here = along.stream().filter(p -> pass.has(p.row())).toList();
    boolean step = !isWall(worst);
    Borders at = borders.get(worst.strand());
    int[] rows = Passage.rows(strand, here);
    double width = at.left(worst.row()) + at.right(worst.row());
    double[] places = places(own);
    Passage way =
        Passage.along(at, rows, walls.get(worst.strand()), step ? all(here) : walls(here));
    int[] triangles =
        own.stream()
            .sorted(
                Comparator.comparing((Met p) -> p.triangle() != worst.triangle())
                    .thenComparingInt(Met::triangle))
            .mapToInt(Met::triangle)
            .distinct()
            .toArray();
    boolean ofRoad = Arrays.stream(triangles).allMatch(t -> classes.of(t) == SurfaceClass.ROAD);
    boolean edge = way.beside() < body.width();
    boolean passed =
        way.free() >= body.width() && Math.max(way.left(), way.right()) >= body.width();
    int[] named = Arrays.stream(triangles).filter(t -> isOf(worst, t, solids)).toArray();
    Crest crest = Crest.of(surface, named, worst, pass, road, gentle, body.height());
    return new Thing(
        triangles,
        new Shadow(surface, solids.whole(triangles)),
        crest.position(),
        places,
        step ? Outline.of(places, width, strand, rows, here, worst) : Outline.around(places),
        places(step ? own : own.stream().filter(this::isWall).toList()),
        step ? tops.height(own, worst.top()) : solids.top(worst, here, road),
        foot,
        ofRoad ? faces.along(triangles) : across(own),
        way.left(),
        way.right(),
        way.endsLeft(),
        way.endsRight(),
        way.beside(),
        way.free(),
        way.blocked(),
        width,
        crest.speed(),
        step,
        tops.leadUp(own, body.edge()),
        kerb.test(worst.triangle()),
        worst.lie() == Met.Lie.RIM,
        !ofRoad && edge && passed,
        lee.has(own));
  }

  /** Whether a triangle is of the body, and of the piece, that a thing is named after. */
  private boolean isOf(Met worst, int t, Solids solids) {
    return surface.pieceOf(t) == surface.pieceOf(worst.triangle())
        && solids.of(t) == solids.of(worst.triangle());
  }

  /** Places along what was met, every lane; farther apart where it is wider than any road. */
  private double[] places(List<Met> own) {
    List<double[]> places = new ArrayList<>();
    for (Met part : own) {
      Strand strand = road.strands().get(part.strand());
      double width = part.left() - part.right();
      int steps = (int) Math.min(MOST_ACROSS, Math.ceil(width / Strand.LANE));
      double apart = steps < MOST_ACROSS ? Strand.LANE : width / steps;
      for (int i = 0; i <= steps; i++) {
        double lane = Math.min(part.left(), part.right() + i * apart) / Strand.LANE;
        places.add(
            new double[] {
              strand.laneX(part.row(), lane), part.foot()[1], strand.laneZ(part.row(), lane)
            });
      }
    }
    return places.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static Map<Integer, List<double[]>> all(List<Met> parts) {
    Map<Integer, List<double[]>> rows = new HashMap<>();
    for (Met part : parts) {
      rows.computeIfAbsent(part.row(), k -> new ArrayList<>())
          .add(new double[] {part.right(), part.left()});
    }
    return rows;
  }

  /** Diagonal of what is met, seen from above, metres. */
  private static double across(List<Met> own) {
    float[] box = own.get(0).box().clone();
    for (Met part : own) {
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], part.box()[k]);
        box[3 + k] = Math.max(box[3 + k], part.box()[3 + k]);
      }
    }
    double dx = (double) box[3] - box[0];
    double dz = (double) box[5] - box[2];
    return Math.sqrt(dx * dx + dz * dz);
  }
}
