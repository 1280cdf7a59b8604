package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PitLane;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.text.LedgerWords;
import org.trackwalk.report.text.PartWords;

/** One level as {@code info} describes it. */
final class LevelInfo {

  private static final int FIRST_PIECES = 40;

  /** Of a piece that is not collidable. */
  private static final MeshParts NO_PARTS = new MeshParts("", 0, 0, 0);

  private final Level level;
  private final LevelReport report;
  private static final double KMH = 3.6;

  private final LoadOptions options;
  private final boolean all;
  private final StringBuilder out = new StringBuilder();

  LevelInfo(Level level, LevelReport report, LoadOptions options, boolean all) {
    this.level = level;
    this.report = report;
    this.options = options;
    this.all = all;
  }

  String text() {
    Facts f = report.facts();
    out.append(level.name()).append('\n');
    if (!level.grouping().isEmpty()) {
      line("level", level.grouping());
    }
    line("files", files());
    line("axes", axes());
    report.findings().forEach(doubt -> line("doubt", doubt.message() + ". " + doubt.help()));
    line(
        "pieces",
        Numbers.count(f.pieces()) + ", placed from " + Numbers.counted(report.frames(), "origin"));
    line("mesh", mesh(f));
    if (f.bounds().length == 6) {
      double[] b = f.bounds();
      line("bounds", corner(b, 0) + " to " + corner(b, 3) + " " + report.axes().unit().id());
    }
    line("road", report.corridor().explanation());
    if (level.hints().line() != null) {
      line("line", racingLine());
    }
    if (level.hints().game().pitLane().known()) {
      line("pits", pitLane());
    }
    if (!level.markers().isEmpty()) {
      line("places", places());
    }
    if (!level.hints().game().surfacesFile().isEmpty()) {
      GameNames game = level.hints().game();
      line("surfaces", String.join(" ", game.surfaces()) + " (" + game.surfacesFile() + ")");
    }
    line("weld", weld(f));
    line("seams", seams(report.seams().get()));
    line("parts", PartWords.of(f.parts(), report.axes()));
    line("edges", edges(f));
    for (LedgerClass owner : LedgerClass.values()) {
      int n = report.ledger().getOrDefault(owner, 0);
      if (n > 0) {
        String count = String.format(Locale.ROOT, "%8s  %-12s", Numbers.count(n), owner.id());
        line("", count + LedgerWords.meaning(owner));
      }
    }
    level.problems().stream()
        .filter(p -> p.leftOut() == null)
        .forEach(p -> line("problem", p.message()));
    leftOut().forEach((kind, count) -> line("left out", kind.words(count)));
    pieces();
    return out.append('\n').toString();
  }

  /** How many starts, pits and poles the game takes from names. */
  private String places() {
    Map<String, Integer> kinds = new TreeMap<>();
    for (Marker marker : level.markers()) {
      kinds.merge(marker.name().replaceFirst("\\d+(_[LR])?$", "n"), 1, Integer::sum);
    }
    List<String> counts = new ArrayList<>();
    kinds.forEach((kind, count) -> counts.add(count + " " + kind));
    return String.join(", ", counts);
  }

  /** The manifest's line, or the game's own, and whether it says how fast it is driven. */
  private String racingLine() {
    LevelHints hints = level.hints();
    return words(hints.line(), hints.lineClosed())
        + (hints.lineSpeeds() == null
            ? "no speeds in it: bends are driven as the vehicle's grip allows"
            : "its own speeds are driven, "
                + kmh(hints.lineSpeeds())
                + " (the vehicle's largest at most)")
        + sides(hints.lineSides());
  }

  /** The line through the pits, and what it says. */
  private String pitLane() {
    PitLane lane = level.hints().game().pitLane();
    return words(lane.points(), false)
        + (lane.speeds() == null
            ? "no speeds in it: what lies there is judged like the road"
            : "what lies there is judged at " + kmh(lane.speeds()))
        + sides(lane.sides());
  }

  private static String kmh(double[] speeds) {
    return String.format(
        Locale.ROOT,
        "%.0f to %.0f km/h",
        KMH * DoubleStream.of(speeds).min().orElse(0),
        KMH * DoubleStream.of(speeds).max().orElse(0));
  }

  /** How wide a line says that the road is. */
  private static String sides(double[] sides) {
    if (sides == null) {
      return "";
    }
    DoubleSummaryStatistics widths =
        IntStream.range(0, sides.length / 2)
            .mapToDouble(i -> sides[2 * i] + sides[2 * i + 1])
            .summaryStatistics();
    return String.format(
        Locale.ROOT, "; it says %.1f to %.1f m of road", widths.getMin(), widths.getMax());
  }

  private static String words(double[] p, boolean closed) {
    double length = 0;
    for (int i = 0; i < p.length - (closed ? 0 : 3); i += 3) {
      int next = (i + 3) % p.length;
      double dx = p[next] - p[i];
      double dy = p[next + 1] - p[i + 1];
      double dz = p[next + 2] - p[i + 2];
      length += Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
    return String.format(
        Locale.ROOT,
        "%d points, %.0f m, %s; ",
        p.length / 3,
        length,
        closed ? "closed" : "not closed");
  }

  private Map<LeftOut.Kind, Integer> leftOut() {
    Map<LeftOut.Kind, Integer> counts = new EnumMap<>(LeftOut.Kind.class);
    for (ImportProblem problem : level.problems()) {
      if (problem.leftOut() != null) {
        counts.merge(problem.leftOut().kind(), problem.count(), Integer::sum);
      }
    }
    return counts;
  }

  private String files() {
    List<String> files = level.sources();
    String first = String.join(", ", files.subList(0, Math.min(3, files.size())));
    return files.size() <= 3 ? first : first + " and " + (files.size() - 3) + " more";
  }

  /** Axis and unit, and whose word that is. */
  private String axes() {
    Frame axes = report.axes();
    String up = axes.up().id().toUpperCase(Locale.ROOT) + " up";
    String unit = axes.unit().id();
    return up
        + " ("
        + origin(options.up() != null, "--up", "up")
        + "), unit "
        + unit
        + " ("
        + origin(options.unit() != null, "--units", "units")
        + ")";
  }

  private String origin(boolean given, String option, String key) {
    if (given) {
      return "as " + option + " says";
    }
    String file = level.sources().isEmpty() ? "" : level.sources().get(0).toLowerCase(Locale.ROOT);
    if (file.endsWith(".trackwalk.json")) {
      return says(level.sources().get(0), key)
          ? "as the manifest says"
          : "as its files or their formats have it; \"" + key + "\" in the manifest changes it";
    }
    if (file.endsWith(".dae") || file.endsWith(".fbx")) {
      return "as the file says; " + option + " changes it";
    }
    boolean said = file.endsWith(".glb") || file.endsWith(".gltf");
    return said ? "as glTF has it" : "usual for this format; " + option + " changes it";
  }

  /** Whether a manifest has a key; what can be read of it has been read just now. */
  private static boolean says(String manifest, String key) {
    try {
      LevelManifest read = ManifestReader.read(Path.of(manifest), manifest);
      return key.equals("up") ? read.up() != null : read.unit() != null;
    } catch (ImportException | IOException e) {
      return false;
    }
  }

  private static String mesh(Facts f) {
    return Numbers.counted(f.triangles(), "triangle")
        + ", "
        + Numbers.count(f.weldedVertices())
        + " vertices when those in exactly one place count once";
  }

  private static String weld(Facts f) {
    int joined = f.boundaryEdgesPerPiece() - f.boundaryEdges();
    return Numbers.counted(f.boundaryEdgesPerPiece(), "open edge")
        + " inside the pieces, "
        + Numbers.count(joined)
        + " of them meet another piece exactly; "
        + Numbers.counted(f.signedZeroSplits(), "corner")
        + " apart only by -0.0";
  }

  private static String seams(SeamBook book) {
    long open = book.seams().stream().filter(seam -> seam.openEdges() > 0).count();
    if (open == 0) {
      return Numbers.counted(book.seams().size(), "seam") + " between pieces, all exact";
    }
    return Numbers.counted(book.seams().size(), "seam")
        + " between pieces, "
        + Numbers.count(open)
        + " open somewhere, the worst by "
        + Numbers.length(book.seams().get(0).worst())
        + " ("
        + book.title(book.seams().get(0))
        + "); check --report seams-svg=FILE draws them";
  }

  private static String edges(Facts f) {
    return Numbers.count(f.boundaryEdges())
        + " open, "
        + Numbers.count(f.nonManifoldEdges())
        + " with three or more triangles, "
        + Numbers.count(f.windingMismatchEdges())
        + " with opposite windings; "
        + Numbers.count(f.degenerateTriangles() + f.collinearTriangles())
        + " triangles without area, "
        + Numbers.count(f.duplicateTriangles())
        + " double, "
        + Numbers.counted(f.nonFiniteVertices(), "corner")
        + " not a number";
  }

  private static String corner(double[] b, int at) {
    return Numbers.position(new double[] {b[at], b[at + 1], b[at + 2]});
  }

  private void pieces() {
    Map<String, SurfaceClass> surfaces = surfaces();
    Map<SurfaceClass, Integer> classes = new EnumMap<>(SurfaceClass.class);
    for (Piece piece : level.pieces()) {
      classes.merge(surfaceOf(piece, surfaces), 1, Integer::sum);
    }
    StringBuilder summary = new StringBuilder();
    classes.forEach(
        (surface, n) -> summary.append(summary.isEmpty() ? "" : ", ").append(n + words(surface)));
    line("classes", summary.toString());
    int shown = all ? level.pieces().size() : Math.min(FIRST_PIECES, level.pieces().size());
    Map<String, MeshParts> alone = new HashMap<>();
    report.facts().pieceParts().forEach(parts -> alone.put(parts.piece(), parts));
    line("", row("piece", "triangles", "vertices", "parts", "borders", "longest", "class"));
    for (Piece piece : level.pieces().subList(0, shown)) {
      String flags =
          (piece.collidable() ? "" : ", not collidable")
              + (piece.frame().unmoved() ? "" : ", own origin");
      MeshParts parts = alone.getOrDefault(piece.name(), NO_PARTS);
      line(
          "",
          row(
              piece.name(),
              Numbers.count(piece.triangleCount()),
              Numbers.count(piece.vertexCount()),
              parts == NO_PARTS ? "-" : Numbers.count(parts.components()),
              parts == NO_PARTS ? "-" : Numbers.count(parts.borderLoops()),
              parts.borderLoops() == 0 ? "-" : PartWords.longest(parts, report.axes()),
              words(surfaceOf(piece, surfaces)).strip() + flags));
    }
    if (shown < level.pieces().size()) {
      line("", "and " + (level.pieces().size() - shown) + " more pieces (--all)");
    }
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-32s %10s %10s %6s %8s %10s  %s", cells);
  }

  /** Per piece the class of most of its triangles. */
  private Map<String, SurfaceClass> surfaces() {
    WeldedSurface surface = report.surface();
    int kinds = SurfaceClass.values().length;
    int[] counts = new int[kinds * surface.pieces().size()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      counts[kinds * surface.pieceOf(t) + report.surfaceClass().apply(t).ordinal()]++;
    }
    Map<String, SurfaceClass> surfaces = new HashMap<>();
    for (int p = 0; p < surface.pieces().size(); p++) {
      int best = -1;
      for (int k = 0; k < kinds; k++) {
        int n = counts[kinds * p + k];
        best = n > 0 && (best < 0 || n > counts[kinds * p + best]) ? k : best;
      }
      if (best >= 0) {
        surfaces.put(surface.pieces().get(p).name(), SurfaceClass.values()[best]);
      }
    }
    return surfaces;
  }

  private static SurfaceClass surfaceOf(Piece piece, Map<String, SurfaceClass> surfaces) {
    return surfaces.getOrDefault(piece.name(), piece.surfaceClass());
  }

  private static String words(SurfaceClass surface) {
    return surface == SurfaceClass.UNKNOWN ? " not known" : " " + surface.id();
  }

  private void line(String label, String text) {
    out.append(String.format(Locale.ROOT, "  %-8s %s\n", label, ShownText.of(text)));
  }
}
