package org.trackwalk.report.svg;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.Size;

/** One of the worst groups: what it is, its surroundings, a close-up, and how to fix it. */
final class FindingCard {

  static final int WIDTH = 664;
  static final int HEIGHT = 316;

  private static final int PAD = 12;

  /** Height of the views with the words under them, pixels. */
  static final int VIEWS_HEIGHT = 178;

  private static final int VIEWS_TOP = 66;
  private static final int VIEW_HEIGHT = VIEWS_HEIGHT;
  private static final int VIEW_WIDTH = (WIDTH - 3 * PAD) / 2;

  /** Width of the left view where the right one is what matters. */
  private static final int NARROW = 190;

  /** Half of what the left view shows: a road and its verges; metres. */
  private static final double SURROUNDINGS = 14;

  /** Bold letters of 14 pixels are as wide as plain ones of this size. */
  private static final double BOLD_14 = 15.6;

  private static final int TITLE_WIDTH = WIDTH - 50 - PAD;

  private static final double WIDEST = 60;

  /** Longer evidence is the message of a finding of its own. */
  private static final int LONGEST_PHRASE = 60;

  private static final int MOST_PLACES = 3;

  /** What is nearer is the same place, metres. */
  private static final double ELSEWHERE = 0.05;

  /** A small level need not be shown with much emptiness around it. */
  private static final double LEVEL_SHARE = 0.6;

  /** Bounds of half of what the right view shows when there is no seam to cut; metres. */
  private static final double CLOSEST = 0.3;

  private static final double FARTHEST = 8;

  /** Half of what a view from the side shows at least; metres. */
  private static final double LEAST_OBLIQUE = 2.5;

  private final Drawing drawing;
  private final EditorCoordinates coords;

  FindingCard(Drawing drawing, EditorCoordinates coords) {
    this.drawing = drawing;
    this.coords = coords;
  }

  void write(SvgText svg, int number, FindingGroup group, double x, double y) {
    Finding f = group.lead();
    String color = Palette.severity(f.severity());
    svg.rectangle(
        x, y, WIDTH, HEIGHT, "rx=\"6\" fill=\"#ffffff\" stroke=\"#cbd2d9\" stroke-width=\"1\"");
    svg.rectangle(x, y, 5, HEIGHT, "fill=\"" + color + "\"");
    svg.circle(x + 28, y + 26, 13, "fill=\"" + color + "\"");
    svg.text(x + 28, y + 30.5, "class=\"badge\"", Integer.toString(number));
    String kind = Palette.word(f.severity()) + " · " + f.rule();
    String jolt = Size.isJolt(f) ? Size.measure(f) : Size.jolt(f);
    kind += jolt.isEmpty() ? "" : " · " + jolt;
    if (!group.more().isEmpty()) {
      kind += " · and " + group.more();
    }
    svg.text(x + 50, y + 18, "class=\"note\"", kind);
    List<String> title = title(f);
    for (int i = 0; i < title.size(); i++) {
      svg.text(x + 50, y + 36 + 17 * i, "class=\"title\"", title.get(i));
    }
    views(svg, f, x, y + VIEWS_TOP);
    caption(svg, f, x + PAD + 4, y + VIEWS_TOP + VIEW_HEIGHT + 18);
  }

  /** The surroundings and the close-up beside each other. */
  void views(SvgText svg, Finding f, double x, double y) {
    double wide = RideView.fits(f) || LaneView.fits(f) || BallView.fits(f) ? NARROW : VIEW_WIDTH;
    Camera.Panel left = new Camera.Panel(x + PAD, y, wide, VIEW_HEIGHT);
    Camera.Panel right =
        new Camera.Panel(x + 2 * PAD + wide, y, WIDTH - 3 * PAD - wide, VIEW_HEIGHT);
    surroundings(svg, f, left);
    close(svg, f, right);
  }

  /** The message in two lines; its first sentence where not all of it fits. */
  private static List<String> title(Finding f) {
    return SvgText.fold(f.message().substring(0, titleEnd(f)), TITLE_WIDTH, BOLD_14, 2);
  }

  private static int titleEnd(Finding f) {
    String message = f.message();
    int sentence = message.indexOf(". ");
    boolean all = SvgText.fold(message, TITLE_WIDTH, BOLD_14, 3).size() < 3;
    return all || sentence < 0 ? message.length() : sentence;
  }

  private void surroundings(SvgText svg, Finding f, Camera.Panel panel) {
    double enough = Math.max(SURROUNDINGS, 0.6 * extent(f));
    double widest = Math.min(WIDEST, Math.max(CLOSEST, LEVEL_SHARE * drawing.size()));
    double half = f.length() > 2 * WIDEST ? enough : Math.min(widest, enough);
    field(svg, panel);
    if (nowhere(f)) {
      SurfaceView level = new SurfaceView(drawing, f, drawing.middle(), half, panel);
      level.write(svg, true);
      frame(svg, panel, "the level from above, " + Numbers.length(level.width()) + " wide");
      return;
    }
    SurfaceView view = new SurfaceView(drawing, f, f.position(), half, panel);
    view.write(svg, false);
    frame(svg, panel, "from above, " + Numbers.length(view.width()) + " wide");
  }

  /** True for a finding about what has no triangle, so that there is nothing to look at. */
  private boolean nowhere(Finding f) {
    double[] p = f.position();
    double[] min = {p[0] - CLOSEST, p[1] - FARTHEST, p[2] - CLOSEST};
    double[] max = {p[0] + CLOSEST, p[1] + FARTHEST, p[2] + CLOSEST};
    return f.features().isEmpty() && f.path().length < 6 && drawing.near(min, max).length == 0;
  }

  private void close(SvgText svg, Finding f, Camera.Panel panel) {
    field(svg, panel);
    if (nowhere(f)) {
      String words = "There is nothing of it to draw.";
      double x = panel.left() + (panel.width() - SvgText.width(words, 12)) / 2;
      svg.text(x, panel.top() + panel.height() / 2, "class=\"body\"", words);
      frame(svg, panel, "");
      return;
    }
    SeamCut cut = cuttable(f) ? SeamCut.of(drawing, f) : null;
    if (cut != null) {
      cut.write(svg, panel, f);
      frame(svg, panel, "cut across the seam, " + Numbers.length(cut.width()) + " wide");
      return;
    }
    RideView ride = RideView.fits(f) ? RideView.of(drawing, f, panel) : null;
    if (ride != null) {
      ride.write(svg);
      frame(svg, panel, ride.words());
      return;
    }
    LaneView lane = LaneView.fits(f) ? LaneView.of(drawing, f, panel) : null;
    if (lane != null) {
      lane.write(svg);
      frame(svg, panel, lane.words());
      return;
    }
    BallView ball = BallView.fits(f) ? BallView.of(drawing, f, panel) : null;
    if (ball != null) {
      ball.write(svg);
      frame(svg, panel, ball.words());
      return;
    }
    TwinView twins = misses(f) ? TwinView.of(drawing, f) : null;
    if (twins != null) {
      twins.write(svg, panel);
      frame(svg, panel, "the two corners, " + Numbers.length(twins.width()) + " wide");
      return;
    }
    NeedleView needle = thin(f) ? NeedleView.of(drawing, f) : null;
    if (needle != null) {
      needle.write(svg, panel);
      frame(svg, panel, needle.words(panel));
      return;
    }
    if (FloatGrid.fits(f)) {
      FloatGrid.write(svg, panel, f);
      frame(svg, panel, "the only places for a corner there");
      return;
    }
    double half = Math.min(farthest(f), Math.max(CLOSEST, 0.6 * extent(f)));
    if (oblique(f)) {
      double near = Math.max(half, Math.min(LEAST_OBLIQUE, LEVEL_SHARE * drawing.size()));
      boolean apart = Numbers.distance(middle(f), f.position()) > near;
      double[] middle = f.features().isEmpty() || apart ? f.position() : middle(f);
      ObliqueView view = new ObliqueView(drawing, f, middle, near, panel);
      view.write(svg);
      frame(svg, panel, "from the side, " + Numbers.length(view.width()) + " wide");
      return;
    }
    double[] centre = f.ledgerClass() == LedgerClass.HOLE ? middle(f) : f.position();
    SurfaceView view = new SurfaceView(drawing, f, centre, half, panel);
    view.write(svg, true);
    frame(svg, panel, "close, from above, " + Numbers.length(view.width()) + " wide");
  }

  /** Findings about triangles that are too thin to be seen. */
  private static boolean thin(Finding f) {
    return draws(f, Picture.THIN);
  }

  /** What is no matter of a border is seen best from the side. */
  private static boolean oblique(Finding f) {
    return f.ledgerClass() == null;
  }

  private static double farthest(Finding f) {
    return Highlight.follows(f) ? WIDEST : f.length() > 2 * WIDEST ? f.length() : FARTHEST;
  }

  private static boolean misses(Finding f) {
    return f.ledgerClass() == LedgerClass.NEAR_MISS || draws(f, Picture.MISS);
  }

  private static boolean draws(Finding f, Picture picture) {
    return RuleList.traits(f.rule()).picture() == picture;
  }

  private static boolean cuttable(Finding f) {
    LedgerClass owner = f.ledgerClass();
    return owner == LedgerClass.STEP || owner == LedgerClass.GAP || owner == LedgerClass.OVERLAP;
  }

  /** The width of a view, metres, that shows a finding's box whole in the plan. */
  private static double extent(Finding f) {
    double[] b = box(f);
    double shape = (double) VIEW_WIDTH / VIEW_HEIGHT;
    return b.length < 6 ? 0 : Math.max(b[3] - b[0], shape * (b[5] - b[2]));
  }

  /** Least and greatest corner: of the path where that is what the finding is about. */
  private static double[] box(Finding f) {
    if (!Highlight.follows(f)) {
      return f.bounds();
    }
    double[] path = f.path();
    double[] b = {path[0], path[1], path[2], path[0], path[1], path[2]};
    for (int i = 3; i < path.length; i++) {
      b[i % 3] = Math.min(b[i % 3], path[i]);
      b[3 + i % 3] = Math.max(b[3 + i % 3], path[i]);
    }
    return b;
  }

  private static double[] middle(Finding f) {
    double[] b = box(f);
    return new double[] {(b[0] + b[3]) / 2, (b[1] + b[4]) / 2, (b[2] + b[5]) / 2};
  }

  private static void field(SvgText svg, Camera.Panel p) {
    String fill = "fill=\"" + Palette.FIELD + "\"";
    svg.rectangle(p.left(), p.top(), p.width(), p.height(), fill);
  }

  private static void frame(SvgText svg, Camera.Panel p, String words) {
    String border = "fill=\"none\" stroke=\"#9aa5b1\" stroke-width=\"0.8\"";
    svg.rectangle(p.left(), p.top(), p.width(), p.height(), border);
    svg.text(p.left() + 7, p.top() + 14, "class=\"note halo\"", words);
  }

  private void caption(SvgText svg, Finding f, double x, double y) {
    double at = x;
    for (int i = 0; i < Math.min(2, f.pieces().size()); i++) {
      String name = SvgText.fold(f.pieces().get(i), 180, 12, 1).get(0);
      String side = i == 0 ? Palette.SIDE_A : Palette.SIDE_B;
      svg.rectangle(at, y - 9, 10, 10, "fill=\"" + side + "\"");
      svg.text(at + 14, y, "class=\"body\" style=\"fill:" + side + "\"", name);
      at += 14 + SvgText.width(name, 12) + 14;
    }
    Frame axes = drawing.level().axes();
    String place = f.placed() ? "at " + Numbers.position(coords.of(axes, f.position())) : "";
    if (f.pieces().size() > 2) {
      place = "and " + Numbers.counted(f.pieces().size() - 2, "more piece") + " " + place;
    }
    svg.text(at, y, "class=\"body\"", place + size(f));
    double line = y + 18;
    int most = titleEnd(f) < f.message().length() ? 2 : 1;
    for (String text : SvgText.fold(evidence(f), WIDTH - 2 * PAD - 8, 11, most)) {
      svg.text(x, line, "class=\"note\"", text);
      line += 15;
    }
    String help = f.help() == null ? "" : "Fix: " + f.help();
    for (String text : SvgText.fold(help, WIDTH - 2 * PAD - 8, 12, 3)) {
      svg.text(x, line, "class=\"fix\"", text);
      line += 15;
    }
  }

  private static String size(Finding f) {
    Measure m = f.measure();
    if (m == null) {
      return "";
    }
    String size = Size.measure(f);
    return size.isEmpty() || Size.isJolt(f) ? "" : ", " + m.name() + " " + size;
  }

  /** The places of findings that are told as one: what each would say stands in the title. */
  private String places(Finding f) {
    List<String> others = new ArrayList<>();
    for (FlowStep step : f.flow()) {
      if (Numbers.distance(step.position(), f.position()) > ELSEWHERE) {
        others.add(Numbers.position(coords.of(drawing.level().axes(), step.position())));
      }
    }
    int shown = Math.min(MOST_PLACES, others.size());
    int more = others.size() - shown;
    return others.isEmpty()
        ? ""
        : "also at "
            + String.join(", ", others.subList(0, shown))
            + (more > 0 ? " and " + Numbers.counted(more, "more place") : "");
  }

  /** What the title has no room for, else the places of the evidence. */
  private String evidence(Finding f) {
    int told = titleEnd(f);
    if (told < f.message().length()) {
      return f.message().substring(told + 2);
    }
    if (BallView.fits(f) || RideView.fits(f) && f.flow().size() < 2) {
      return "";
    }
    if (f.flow().stream().anyMatch(step -> step.what().length() > LONGEST_PHRASE)) {
      return places(f);
    }
    StringBuilder text = new StringBuilder();
    int shown = Math.min(MOST_PLACES, f.flow().size());
    for (int i = 0; i < shown; i++) {
      text.append(i == 0 ? "" : "   ").append((char) ('a' + i));
      // What is the same at the next place is told there.
      boolean again = i + 1 < shown && f.flow().get(i + 1).what().equals(f.flow().get(i).what());
      text.append(again ? "," : ": " + f.flow().get(i).what());
    }
    return text.toString();
  }
}
