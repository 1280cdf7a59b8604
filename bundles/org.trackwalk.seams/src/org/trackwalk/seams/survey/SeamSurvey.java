package org.trackwalk.seams.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.FacingSearch;
import org.trackwalk.seams.ledger.Ledger;

/** Walks all seams of a level and measures those that are not shared throughout. */
public final class SeamSurvey {

  /** Distance between two samples on an edge, metres: a wheel's contact patch. */
  private static final double SAMPLING = 0.25;

  /** Samples on one edge at most; longer edges are sampled more coarsely. */
  private static final int MOST_ON_EDGE = 256;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Ledger ledger;
  private final FacingSearch search;

  /** Index into the ledger's edges by half-edge; -1 for edges that are not open. */
  private final int[] openIndex;

  private SeamSurvey(WeldedSurface surface, Topology topology, Ledger ledger, BorderLimits limits) {
    this.surface = surface;
    this.topology = topology;
    this.ledger = ledger;
    this.search = new FacingSearch(ledger.edges(), limits);
    this.openIndex = new int[3 * surface.triangleCount()];
    Arrays.fill(openIndex, -1);
    for (int e = 0; e < ledger.edges().count(); e++) {
      openIndex[ledger.edges().halfEdge(e)] = e;
    }
  }

  /** The pair of pieces as one number, the lower index first. */
  private static long pair(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  /** One pair while it is collected. */
  private static final class Pair {
    final SeamSide own = new SeamSide();
    final SeamSide others = new SeamSide();
    final Map<LedgerClass, Integer> open = new EnumMap<>(LedgerClass.class);
  }

  /**
   * Surveys a level.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static SeamBook of(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      BorderLimits limits,
      Progress progress) {
    SeamSurvey survey = new SeamSurvey(surface, topology, ledger, limits);
    List<Seam> seams = new ArrayList<>();
    TreeMap<Long, Pair> pairs = survey.collect();
    for (Map.Entry<Long, Pair> entry : pairs.entrySet()) {
      progress.check();
      long key = entry.getKey();
      seams.add(survey.measure((int) (key >>> 32), (int) key, entry.getValue()));
    }
    List<String> names = surface.pieces().stream().map(Piece::name).toList();
    seams.sort(
        Comparator.comparingDouble(Seam::worst)
            .reversed()
            .thenComparing(seam -> names.get(seam.piece()))
            .thenComparing(seam -> names.get(seam.other())));
    return new SeamBook(names, List.copyOf(seams), NearMissCount.of(ledger));
  }

  private TreeMap<Long, Pair> collect() {
    TreeMap<Long, Pair> pairs = new TreeMap<>();
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int piece = surface.pieceOf(h / 3);
      int twin = topology.twin(h);
      if (twin >= 0) {
        int other = surface.pieceOf(twin / 3);
        if (other != piece) {
          add(pairs, h, piece, other, true);
        }
      } else if (openIndex[h] >= 0) {
        EdgeEntry entry = ledger.entries().get(openIndex[h]);
        int other = beyond(entry);
        if (entry.owner().compareTo(LedgerClass.OVERLAP) <= 0 && other >= 0) {
          Pair pair = add(pairs, h, piece, other, false);
          pair.open.merge(entry.owner(), 1, Integer::sum);
        }
      }
    }
    return pairs;
  }

  private int beyond(EdgeEntry entry) {
    int triangle =
        entry.partner() >= 0 ? ledger.edges().triangle(entry.partner()) : entry.otherTriangle();
    return triangle < 0 ? -1 : surface.pieceOf(triangle);
  }

  private static Pair add(
      TreeMap<Long, Pair> pairs, int halfEdge, int piece, int other, boolean shared) {
    Pair pair = pairs.computeIfAbsent(pair(piece, other), k -> new Pair());
    (piece <= other ? pair.own : pair.others).add(halfEdge, shared);
    return pair;
  }

  private Seam measure(int a, int b, Pair pair) {
    boolean first = length(pair.own) >= length(pair.others);
    SeamSide side = first ? pair.own : pair.others;
    List<SeamCurve> curves = new ArrayList<>();
    if (!pair.open.isEmpty()) {
      for (List<Integer> run : side.runs(topology)) {
        if (run.stream().anyMatch(h -> openIndex[h] >= 0)) {
          curves.add(curve(run));
        }
      }
    }
    curves.sort(Comparator.comparingDouble(SeamCurve::worst).reversed());
    return new Seam(
        first ? a : b,
        first ? b : a,
        side.shared(),
        Collections.unmodifiableMap(pair.open),
        length(side),
        List.copyOf(curves));
  }

  private double length(SeamSide side) {
    double sum = 0;
    for (int h : side.halfEdges()) {
      sum += length(h);
    }
    return sum;
  }

  private double length(int h) {
    return Vec.distance(surface.positions(), topology.from(h), topology.to(h));
  }

  private SeamCurve curve(List<Integer> run) {
    int total = 0;
    for (int h : run) {
      total += samples(h) + 1;
    }
    double[] along = new double[total];
    double[] points = new double[3 * total];
    double[] height = new double[total];
    double[] width = new double[total];
    double start = 0;
    int i = 0;
    for (int h : run) {
      int n = samples(h);
      int e = openIndex[h];
      if (e >= 0) {
        search.start(e);
      }
      for (int s = 0; s <= n; s++, i++) {
        double t = (double) s / n;
        along[i] = start + t * length(h);
        for (int k = 0; k < 3; k++) {
          points[3 * i + k] = point(h, t, k);
        }
        if (e >= 0) {
          measure(e, t, height, width, i);
        }
      }
      start += length(h);
    }
    return new SeamCurve(along, points, height, width);
  }

  private void measure(int e, double t, double[] height, double[] width, int i) {
    EdgeEntry entry = ledger.entries().get(e);
    if (entry.partner() < 0) {
      // Over or under a surface without a border there: the layers' distance, at its worst.
      height[i] = entry.normalPart();
      width[i] = entry.inPlanePart();
    } else if (search.at(t) >= 0) {
      height[i] = search.height();
      width[i] = search.inPlanePart();
    } else {
      height[i] = Double.NaN;
      width[i] = Double.NaN;
    }
  }

  private int samples(int h) {
    return Math.max(1, Math.min(MOST_ON_EDGE, (int) Math.ceil(length(h) / SAMPLING)));
  }

  private double point(int h, double t, int k) {
    float[] p = surface.positions();
    double a = p[3 * topology.from(h) + k];
    return a + t * (p[3 * topology.to(h) + k] - a);
  }
}
