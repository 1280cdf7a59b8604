package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.io.engine.EnginePass;

/**
 * Passes over all of the road: each lane in windows of some steps, each window in all phases. A
 * probe is set down anew before each window, so that a jolt does not carry it over the next place.
 */
final class LaneSweep {

  /** Steps of a window. */
  static final int WINDOW = 6;

  private final Road road;
  private final Under under;
  private final Probe probe;
  private final double step;

  LaneSweep(Road road, Under under, Probe probe, double step) {
    this.road = road;
    this.under = under;
    this.probe = probe;
    this.step = step;
  }

  /**
   * Some steps of a lane.
   *
   * @param at where the first phase's steps that are measured begin, metres along the way
   * @param every metres from its beginning to the next one's
   */
  record Window(Way way, double at, double speed, int phases, double every) {

    /** Steps that driving over it takes where nothing is felt. */
    long steps(int runUp, int steps) {
      return (long) phases * (runUp + steps);
    }
  }

  /**
   * The part of the lanes that was measured.
   *
   * @param windows over all of them
   * @param finished so many, from the first
   */
  double part(List<Window> windows, int finished) {
    double all = 0;
    double measured = 0;
    for (int i = 0; i < windows.size(); i++) {
      all += windows.get(i).every();
      measured += i < finished ? WINDOW * windows.get(i).speed() * step : 0;
    }
    return all > 0 ? measured / all : 1;
  }

  /**
   * All windows, lane by lane. Where they are slower than 36 km/h they have fewer phases and lie
   * apart, so that a metre takes no more steps than there ({@link StepBudget}).
   */
  List<Window> windows(int lanes, int phases) {
    List<Window> windows = new ArrayList<>();
    for (Strand strand : road.strands()) {
      for (int lane = 0; lane < lanes; lane++) {
        lane(strand, (lane + 0.5) / lanes, phases, windows);
      }
    }
    return windows;
  }

  /** The passes over a window. */
  List<EnginePass> passes(Window window) {
    return passes(window, probe.runUp(), WINDOW);
  }

  /**
   * The same.
   *
   * @param runUp steps before it
   * @param steps from its beginning on
   */
  List<EnginePass> passes(Window window, int runUp, int steps) {
    List<EnginePass> passes = new ArrayList<>();
    double stride = window.speed() * step;
    for (int phase = 0; phase < window.phases(); phase++) {
      double from = window.at() + (phase / (double) window.phases() - runUp) * stride;
      EnginePass pass = window.way().pass(under, probe, from, window.speed(), runUp + steps, step);
      if (pass != null) {
        passes.add(pass);
      }
    }
    return passes;
  }

  private void lane(Strand strand, double across, int asked, List<Window> windows) {
    int rows = strand.rows();
    double left = median(strand, true);
    double right = median(strand, false);
    double lane = (-right + across * (left + right)) / Strand.LANE;
    int n = strand.closed() ? rows + 1 + again(strand) : rows;
    double[] xyz = new double[3 * n];
    for (int i = 0; i < n; i++) {
      int row = i % rows;
      float height = strand.height(row, near(strand, lane));
      xyz[3 * i] = strand.laneX(row, lane);
      xyz[3 * i + 1] = Float.isNaN(height) ? strand.centre(row, 1) : height;
      xyz[3 * i + 2] = strand.laneZ(row, lane);
    }
    Way way = new Way(xyz);
    // The run-up begins with the lane; a lap's first places are met again behind its end.
    double at = probe.runUp() * strand.speed(0) * step;
    double end =
        strand.closed() ? new Way(Arrays.copyOf(xyz, 3 * rows + 3)).length() + at : way.length();
    while (at < end) {
      double speed = strand.speed(way.corner(at) % rows);
      int phases = StepBudget.phases(asked, speed);
      double every = WINDOW * Math.max(speed, StepBudget.SLOW * phases / asked) * step;
      windows.add(new Window(way, at, speed, phases, every));
      at += every;
    }
  }

  /** Rows that a lap is followed on behind its end: a run-up and what is measured behind it. */
  private int again(Strand strand) {
    double fastest = 0;
    for (int row = 0; row < strand.rows(); row++) {
      fastest = Math.max(fastest, strand.speed(row));
    }
    double metres = 2 * (probe.runUp() + WINDOW) * fastest * step;
    return (int) Math.min(strand.rows(), Math.ceil(metres / Strand.ROW));
  }

  private static int near(Strand strand, double lane) {
    return Math.clamp((int) Math.rint(lane), -strand.rightmost(), strand.leftmost());
  }

  private static double median(Strand strand, boolean left) {
    double[] widths = new double[strand.rows()];
    for (int row = 0; row < widths.length; row++) {
      widths[row] = left ? strand.left(row) : strand.right(row);
    }
    Arrays.sort(widths);
    return widths[widths.length / 2];
  }
}
