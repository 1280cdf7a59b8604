package org.trackwalk.check.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;

/** Puts a finding together; fingerprint, risk and group are added when findings are ranked. */
public final class FindingBuilder {

  /** Elements listed per piece; the count tells how many there are. */
  private static final int MOST_ELEMENTS = 200;

  private static final String NO_WAY = "; no way from the road beside leads there";

  private final RuleInfo rule;
  private final Severity severity;
  private final String message;
  private String help;
  private SurfaceClass surfaceClass = SurfaceClass.UNKNOWN;
  private LedgerClass ledgerClass;
  private double[] position = new double[3];
  private double[] path;
  private double length;
  private int count = 1;
  private Measure measure;
  private final List<Effect> effects = new ArrayList<>();
  private String effectNote;
  private final TreeSet<String> pieces = new TreeSet<>();
  private final SortedMap<String, Elements> elements = new TreeMap<>();
  private final List<FlowStep> flow = new ArrayList<>();
  private final List<SeamLine> lines = new ArrayList<>();
  private final double[] extent = new double[6];
  private boolean reached;
  private String subject;
  private String cause;
  private boolean fixable;
  private double confidence = 1;
  private boolean ownSeverity;
  private boolean outOfReach;

  private static final class Elements {
    final TreeSet<Integer> triangles = new TreeSet<>();
    final List<Integer> edges = new ArrayList<>();
    final TreeSet<Integer> vertices = new TreeSet<>();
    final String file;
    int place = -1;

    Elements(String file) {
      this.file = file;
    }
  }

  /** Starts a finding; the severity may still become worse by its effects. */
  public FindingBuilder(RuleInfo rule, Severity severity, String message) {
    this.rule = rule;
    this.severity = severity;
    this.message = message;
    help = rule.fix();
  }

  /** What to do, where it is another thing than the rule's usual advice. */
  public FindingBuilder help(String words) {
    help = words;
    return this;
  }

  /** Where it is worst: three doubles in level coordinates; what is no number is no place. */
  public FindingBuilder at(double x, double y, double z) {
    if (Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z)) {
      position = new double[] {x, y, z};
    }
    return this;
  }

  /** Where it is worst: a welded vertex. */
  public FindingBuilder at(WeldedSurface surface, int vertex) {
    float[] p = surface.positions();
    return at(p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]);
  }

  /** The way along it (xyz triples) and its length in metres. */
  public FindingBuilder along(double[] points, double metres) {
    path = points;
    length = metres;
    return this;
  }

  /** The line around it (xyz triples), where that says more than the way along it. */
  public FindingBuilder around(double[] points) {
    path = points;
    return this;
  }

  /** What the surface is for. */
  public FindingBuilder on(SurfaceClass value) {
    surfaceClass = value;
    return this;
  }

  /** The ledger class that owns the edges. */
  public FindingBuilder owner(LedgerClass value) {
    ledgerClass = value;
    return this;
  }

  /** Number of elements that it is about. */
  public FindingBuilder count(int value) {
    count = value;
    return this;
  }

  /** The number and the threshold that it passed. */
  public FindingBuilder measure(String name, double value, String unit, double threshold) {
    measure = new Measure(name, value, unit, threshold);
    return this;
  }

  /** What a probe would feel. */
  public FindingBuilder effects(List<Effect> values) {
    effects.addAll(values);
    return this;
  }

  /**
   * That a car hits what it cannot pass. The rule says how severe that is.
   *
   * @param speed of the vehicle there, m/s
   * @param share part of the road's width that is blocked, 0 to 1
   * @param atMost whether that is an upper bound, as no border of the road was met
   */
  public FindingBuilder stops(double speed, double share, boolean atMost) {
    return end(Effect.stops(speed, share), atMost);
  }

  /**
   * That a car falls out of the level or into a hole. The rule says how severe that is.
   *
   * @param speed of the vehicle there, m/s
   * @param share part of the road's width that is missing, 0 to 1
   * @param atMost whether that is an upper bound, as no border of the road was met
   */
  public FindingBuilder falls(double speed, double share, boolean atMost) {
    return end(Effect.falls(speed, share), atMost);
  }

  private FindingBuilder end(Effect effect, boolean atMost) {
    return effects(List.of(atMost ? effect.upTo() : effect));
  }

  /** What is to be said about how the effects were found; null for nothing. */
  public FindingBuilder effectNote(String words) {
    effectNote = words;
    return this;
  }

  /** A piece that it concerns. */
  public FindingBuilder piece(String name) {
    pieces.add(name);
    return this;
  }

  /** A triangle that it is about. */
  public FindingBuilder triangle(WeldedSurface surface, int triangle) {
    Elements e = of(surface, triangle);
    for (int corner = 0; corner < 3; corner++) {
      reach(surface, 3 * triangle + corner);
    }
    int source = surface.sourceTriangle(triangle);
    if (e.triangles.size() < MOST_ELEMENTS) {
      e.triangles.add(source);
    }
    notePlace(surface, triangle, e);
    return this;
  }

  /** An edge of a triangle (half-edge 3 x triangle + corner) that it is about. */
  public FindingBuilder edge(WeldedSurface surface, int halfEdge) {
    int triangle = halfEdge / 3;
    Elements e = of(surface, triangle);
    reach(surface, halfEdge);
    reach(surface, 3 * triangle + (halfEdge + 1) % 3);
    if (e.edges.size() < 2 * MOST_ELEMENTS) {
      e.edges.add(surface.sourceVertex(triangle, halfEdge % 3));
      e.edges.add(surface.sourceVertex(triangle, (halfEdge + 1) % 3));
      e.triangles.add(surface.sourceTriangle(triangle));
    }
    notePlace(surface, triangle, e);
    return this;
  }

  /** Where in its file a piece has what it is about, where that is no triangle: line or byte. */
  public FindingBuilder line(Piece piece, int place) {
    pieces.add(piece.name());
    elements.computeIfAbsent(piece.name(), k -> new Elements(piece.file())).place = place;
    return this;
  }

  /** All elements count for the bounds, also those that are not listed any more. */
  private void reach(WeldedSurface surface, int corner) {
    int v = surface.triangles()[corner];
    for (int k = 0; k < 3; k++) {
      float x = surface.positions()[3 * v + k];
      extent[k] = reached ? Math.min(extent[k], x) : x;
      extent[3 + k] = reached ? Math.max(extent[3 + k], x) : x;
    }
    reached = true;
  }

  private Elements of(WeldedSurface surface, int triangle) {
    Piece piece = surface.pieces().get(surface.pieceOf(triangle));
    pieces.add(piece.name());
    return elements.computeIfAbsent(piece.name(), k -> new Elements(piece.file()));
  }

  private static void notePlace(WeldedSurface surface, int triangle, Elements e) {
    int place =
        surface.pieces().get(surface.pieceOf(triangle)).place(surface.sourceTriangle(triangle));
    if (place >= 0 && (e.place < 0 || place < e.place)) {
      e.place = place;
    }
  }

  /** One step of the evidence. */
  public FindingBuilder step(double[] at, String what) {
    flow.add(new FlowStep(at, what));
    return this;
  }

  /** The seams that it speaks for, what is felt most first. */
  public FindingBuilder lines(List<SeamLine> seams) {
    lines.addAll(seams);
    return this;
  }

  /**
   * That the rule knows a safe fix that its fixer cannot judge by itself: of all others each fixer
   * says so (FixList.mark).
   */
  public FindingBuilder fixable() {
    fixable = true;
    return this;
  }

  /**
   * That it is about something as a whole, for instance a piece, a file or the level: the place and
   * the pieces are examples, and the fingerprint does without them.
   *
   * @param what tells findings of one rule apart, and is the same in the next export
   */
  public FindingBuilder about(String what) {
    subject = what;
    return this;
  }

  /**
   * What it has in common with other findings of this rule; several with one cause are told as one.
   *
   * @param words for a designer, the same for all that share it
   */
  public FindingBuilder cause(String words) {
    cause = words;
    return this;
  }

  /** That its own number already is the effect, held against thresholds of its own. */
  public FindingBuilder ownSeverity() {
    ownSeverity = true;
    return this;
  }

  /**
   * That the vehicle gets to none of it: what is neither reached nor in the way is scenery, so it
   * is a note about that, and nothing is felt of it.
   */
  public FindingBuilder outOfReach() {
    outOfReach = true;
    surfaceClass = SurfaceClass.SCENERY;
    effects.clear();
    effectNote = null;
    return this;
  }

  /** How sure the rule is, 0 to 1. */
  public FindingBuilder confidence(double value) {
    confidence = value;
    return this;
  }

  /** The finding. */
  public Finding build() {
    double[] way = path == null || path.length == 0 ? position : path;
    Severity worst = outOfReach ? Severity.INFO : severity;
    for (Effect effect : effects) {
      boolean judged = ownSeverity || effect.endsTheWay();
      worst = judged ? worst : worst.worse(Severity.ofJolt(effect.worst()));
    }
    SortedMap<String, Features> features = new TreeMap<>();
    elements.forEach(
        (name, e) ->
            features.put(
                name,
                new Features(
                    e.file,
                    List.copyOf(e.triangles),
                    List.copyOf(e.edges),
                    List.copyOf(e.vertices),
                    e.place)));
    return new Finding(
        new Told(
            rule.id(),
            worst,
            outOfReach ? message + NO_WAY : message,
            help,
            subject,
            cause,
            confidence,
            fixable),
        new Place(
            surfaceClass,
            position,
            way,
            length,
            bounds(way),
            List.copyOf(pieces),
            Collections.unmodifiableSortedMap(features)),
        new Evidence(
            ledgerClass,
            count,
            measure,
            List.copyOf(effects),
            effectNote,
            List.copyOf(flow),
            List.copyOf(lines)),
        Standing.none());
  }

  private double[] bounds(double[] points) {
    double[] b = {position[0], position[1], position[2], position[0], position[1], position[2]};
    for (int i = 0; i < points.length; i++) {
      b[i % 3] = Math.min(b[i % 3], points[i]);
      b[3 + i % 3] = Math.max(b[3 + i % 3], points[i]);
    }
    for (int k = 0; k < 3 && reached; k++) {
      b[k] = Math.min(b[k], extent[k]);
      b[3 + k] = Math.max(b[3 + k], extent[3 + k]);
    }
    return b;
  }
}
