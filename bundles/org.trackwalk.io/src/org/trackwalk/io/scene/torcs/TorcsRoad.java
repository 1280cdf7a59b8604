package org.trackwalk.io.scene.torcs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/**
 * The middle of a track's road, laid out segment by segment.
 *
 * @param line xyz triples, Y up, metres, as in the track's mesh
 * @param length of the lap along it, metres
 * @param width of the road, metres
 * @param gap between its end and its start, metres
 */
record TorcsRoad(double[] line, double length, double width, double gap) {

  /** Format from which sides are sections of their own. */
  private static final int SECTIONS = 4;

  /** Format from which the track may start anywhere (Speed Dreams). */
  private static final int ANYWHERE = 5;

  /** Width where the file says nothing, metres: the game's. */
  private static final double USUAL_WIDTH = 15;

  /** Largest distance between points of the line, metres: 12 mm beside a curve of 40 m. */
  private static final double SPACING = 2;

  /** A start position is for people to read: millimetres. */
  private static final double PER_METRE = 1000;

  /** Steps of one track; the longest at hand has some hundreds. */
  private static final int MOST_STEPS = 200_000;

  /** Longest lap, metres: the Nordschleife has 21 km. */
  private static final double LONGEST = 200_000;

  static TorcsRoad of(TorcsSection file, Progress progress) throws ImportException {
    TorcsSection main = file.section("Main Track");
    int version = (int) file.section("Header").number("version", 0);
    boolean old = version < SECTIONS;
    TorcsSection segments = main.section(old ? "segments" : "Track Segments");
    double width = main.number("width", USUAL_WIDTH);
    if (!(width > 0) || width > LONGEST) {
      throw main.element().refusal("the road is " + width + " m wide; 'width' must be above 0");
    }
    TorcsSide left = TorcsSide.left(main, old);
    TorcsSide right = TorcsSide.right(main, old);
    TorcsExtent extent = new TorcsExtent(version < ANYWHERE);
    TorcsProfile profile = new TorcsProfile(width, main.number("profil steps length", 0));
    double x = 0;
    double y = width / 2;
    double heading = 0;
    if (version >= ANYWHERE) {
      x = main.number("start X", 0);
      y = main.number("start Y", 0);
      heading = main.number("original bearing", 0);
      profile.startAt(main.number("start Z", 0));
    }
    List<TorcsStep> steps = new ArrayList<>();
    double length = 0;
    double[] at = new double[2];
    for (TorcsSection segment : segments.sections()) {
      progress.check();
      String type = segment.text("type", "");
      if (type.isEmpty()) {
        continue; // as the game does
      }
      TorcsCurve curve = TorcsCurve.of(segment, type);
      extent.height(profile.leftEnd());
      extent.height(profile.rightEnd());
      profile.enter(segment, curve.length());
      extent.height(profile.leftStart());
      extent.height(profile.rightStart());
      left.enter(segment);
      right.enter(segment);
      int count = profile.steps();
      if (count > MOST_STEPS - steps.size()) {
        throw segment.refusal("it has too many steps; see 'profil steps length'");
      }
      double[] radii = curve.radii(count);
      double[] lengths = curve.lengths(radii);
      for (int i = 0; i < count; i++) {
        double[] heights = profile.heights(i);
        TorcsStep step =
            new TorcsStep(x, y, heading, curve.turn(), radii[i], lengths[i], heights, width);
        extent.step(step, left, right, i, count);
        steps.add(step);
        step.at(1, 0, at);
        x = at[0];
        y = at[1];
        heading = step.endHeading();
        length += lengths[i];
      }
      if (!(length <= LONGEST)) {
        throw segment.refusal("the lap gets longer than " + LONGEST / 1000 + " km");
      }
    }
    if (steps.isEmpty()) {
      throw main.element().refusal("'" + segmentList(old) + "' has no segment: there is no road");
    }
    double[] least = extent.least();
    if (version >= ANYWHERE) {
      least[0] = main.number("minimum X", least[0]);
      least[1] = main.number("minimum Y", least[1]);
      least[2] = main.number("minimum Z", least[2]);
    }
    double[] line = points(steps, least);
    for (double number : line) {
      if (!(Math.abs(number) <= LONGEST)) {
        throw main.element().refusal("its heights or places are beyond " + LONGEST / 1000 + " km");
      }
    }
    return new TorcsRoad(line, length, width, gap(steps));
  }

  private static String segmentList(boolean old) {
    return old ? "Main Track/segments" : "Main Track/Track Segments";
  }

  private static double[] points(List<TorcsStep> steps, double[] least) {
    double[] line = new double[3 * 16];
    int size = 0;
    double[] at = new double[2];
    for (TorcsStep step : steps) {
      int parts = Math.max(1, (int) Math.ceil(step.length() / SPACING));
      if (line.length < size + 3 * parts) {
        line = Arrays.copyOf(line, 2 * (size + 3 * parts));
      }
      for (int i = 0; i < parts; i++) {
        double share = (double) i / parts;
        step.at(share, 0, at);
        // The mesh has Y up: the game's generator writes x, z, -y.
        line[size++] = at[0] - least[0] + 0.0;
        line[size++] = step.height(share) - least[2] + 0.0;
        line[size++] = least[1] - at[1] + 0.0;
      }
    }
    return Arrays.copyOf(line, size);
  }

  /** The middle of the road some metres before the line where the lap begins. */
  double[] start(double before) {
    int at = line.length - 3;
    double passed = 0;
    while (at > 0 && passed < before) {
      double dx = line[at] - line[(at + 3) % line.length];
      double dy = line[at + 1] - line[(at + 4) % line.length];
      double dz = line[at + 2] - line[(at + 5) % line.length];
      passed += Math.sqrt(dx * dx + dy * dy + dz * dz);
      at -= passed < before ? 3 : 0;
    }
    double[] start = Arrays.copyOfRange(line, at, at + 3);
    for (int axis = 0; axis < 3; axis++) {
      start[axis] = StrictMath.rint(start[axis] * PER_METRE) / PER_METRE + 0.0;
    }
    return start;
  }

  private static double gap(List<TorcsStep> steps) {
    TorcsStep first = steps.get(0);
    TorcsStep last = steps.get(steps.size() - 1);
    double[] end = new double[2];
    last.at(1, 0, end);
    double dx = end[0] - first.x();
    double dy = end[1] - first.y();
    double dz = last.height(1) - first.height(0);
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }
}
