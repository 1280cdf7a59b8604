package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.eclipse.core.marker.FindingPlaces;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;

/** A checked level made ready for drawing. It holds the session's arrays, not copies of them. */
public final class LevelScene {

  /** Entries of a legend of pieces at most. */
  private static final int LEGEND_PIECES = 14;

  private final CheckedLevel checked;
  private final DrawnMesh mesh;
  private final List<Glyph> glyphs;
  private final int problems;
  private final double[] box;
  private final double[] driven;

  private LevelScene(CheckedLevel checked, DrawnMesh mesh) {
    this.checked = checked;
    this.mesh = mesh;
    glyphs = glyphs(checked);
    problems = checked.report().findings().size();
    box = mesh.box();
    driven = driven(checked.context(), box);
  }

  /** The scene of a checked level; takes about a second for a million triangles. */
  public static LevelScene of(CheckedLevel checked) {
    return new LevelScene(checked, DrawnMesh.of(checked.context().surface()));
  }

  /** The same where its mesh may have been made ready already; null for none. */
  public static LevelScene of(CheckedLevel checked, DrawnMesh early) {
    boolean same = early != null && early.surface() == checked.context().surface();
    return same ? new LevelScene(checked, early) : of(checked);
  }

  /**
   * The scene after another check; the order of the triangles is kept where the surface is the very
   * same.
   */
  public LevelScene after(CheckedLevel next) {
    return of(next, mesh);
  }

  /** The check that it shows. */
  public CheckedLevel checked() {
    return checked;
  }

  /** Stations of the check. */
  public RuleContext context() {
    return checked.context();
  }

  /** The triangles. */
  public WeldedSurface surface() {
    return context().surface();
  }

  /** The order of drawing. */
  public TriangleChunks chunks() {
    return mesh.chunks();
  }

  /** Coarser meshes for what is far away. */
  public CoarseChunks coarse() {
    return mesh.coarse();
  }

  /** What is drawn of it without the check. */
  public DrawnMesh mesh() {
    return mesh;
  }

  /** Findings with a place, the worst first. */
  public List<Glyph> glyphs() {
    return glyphs;
  }

  /** How many findings there are, those without a place too: as many as are told elsewhere. */
  public int problems() {
    return problems;
  }

  /** The glyph of a finding or of the one that speaks for it. */
  public Optional<Glyph> glyph(String fingerprint) {
    return glyphs.stream().filter(glyph -> glyph.means(fingerprint)).findFirst();
  }

  /** The box around all triangles: min and max corner; a copy. */
  public double[] box() {
    return box.clone();
  }

  /** The box around what is driven on; all of the level where no road is known; a copy. */
  public double[] driven() {
    return driven.clone();
  }

  /** The colours that a designer who opens the level finds his way by. */
  public ColourMode usualMode() {
    boolean many = surface().pieces().size() > LEGEND_PIECES;
    return many && context().corridor().known() ? ColourMode.CLASSES : ColourMode.PIECES;
  }

  /** The colours of a mode; those of pieces until materials have been read. */
  public TriangleColours colours(ColourMode mode, int plain) {
    WeldedSurface surface = surface();
    SurfaceClasses classes = context().corridor().classes();
    return switch (mode) {
      case PIECES, MATERIALS -> t -> Palette.piece(surface.pieceOf(t));
      case CLASSES -> t -> Palette.shade(Palette.of(classes.of(t)), surface.pieceOf(t));
      case BENDS -> new BendColours(surface, context().topology());
      case PLAIN -> t -> plain;
    };
  }

  /** What the colours of a mode mean, as {@link #colours} gives them. */
  public Legend legend(ColourMode mode, int plain) {
    return switch (mode) {
      case PIECES, MATERIALS -> pieces();
      case CLASSES -> classes();
      case BENDS -> BendColours.LEGEND;
      case PLAIN -> new Legend(mode.title(), List.of(new Legend.Entry(plain, "surface")));
    };
  }

  private Legend pieces() {
    List<Legend.Entry> entries = new ArrayList<>();
    int n = surface().pieces().size();
    if (n > LEGEND_PIECES) {
      entries.add(new Legend.Entry(-1, "a colour each; click one for its name"));
    } else {
      for (int p = 0; p < n; p++) {
        entries.add(new Legend.Entry(Palette.piece(p), surface().pieces().get(p).name()));
      }
    }
    return new Legend(n + (n == 1 ? " piece" : " pieces"), entries);
  }

  private Legend classes() {
    Map<SurfaceClass, Integer> counts = new EnumMap<>(SurfaceClass.class);
    for (int t = 0; t < surface().triangleCount(); t++) {
      counts.merge(context().corridor().classes().of(t), 1, Integer::sum);
    }
    List<Legend.Entry> entries = new ArrayList<>();
    counts.forEach((c, n) -> entries.add(new Legend.Entry(Palette.of(c), c.id())));
    return new Legend("What the surface is for", entries);
  }

  private static List<Glyph> glyphs(CheckedLevel checked) {
    List<Glyph> glyphs = new ArrayList<>();
    for (Finding finding : checked.report().findings()) {
      double[] at = finding.position();
      if (FindingPlaces.known(finding, checked.context().level().pieces())
          && at != null
          && at.length == 3
          && Double.isFinite(at[0] + at[1] + at[2])) {
        glyphs.add(new Glyph(finding));
      }
    }
    return List.copyOf(glyphs);
  }

  private static double[] driven(RuleContext context, double[] all) {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    WeldedSurface surface = context.surface();
    float[] p = surface.positions();
    boolean any = false;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (context.corridor().classes().of(t) != SurfaceClass.ROAD) {
        continue;
      }
      any = true;
      for (int c = 3 * t; c < 3 * t + 3; c++) {
        int v = 3 * surface.triangles()[c];
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(box[k], p[v + k]);
          box[3 + k] = Math.max(box[3 + k], p[v + k]);
        }
      }
    }
    return any ? box : all.clone();
  }
}
