package org.trackwalk.seams.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One way over several runs of edges that lie beside each other. It steps from one to another only
 * where they come near, and goes back over what it has been at: a straight line from the end of one
 * to the beginning of the next would lead over ground that has nothing to do with them.
 */
final class RunTour {

  /** Cells that runs may go through beside one for each edge; longer runs have larger cells. */
  private static final int MORE_CELLS = 10_000;

  private final List<double[]> runs;
  private final double cell;
  private final int[] group;

  /** Of each run where it comes near others. */
  private final List<List<Contact>> contacts = new ArrayList<>();

  /**
   * Where a run comes near another.
   *
   * @param at on the run: the number of an edge and the part of it
   * @param run the other
   * @param there on that one
   */
  private record Contact(double at, int run, double there) {}

  /** A place on a run. */
  private record On(int run, double at) {}

  private record Cell(long x, long y, long z) {

    Cell beside(int dx, int dy, int dz) {
      return new Cell(x + dx, y + dy, z + dz);
    }
  }

  /** A place on a run that the way leads over, and the one behind it. */
  private static final class Step {

    private final double[] run;
    private final double at;
    private Step next;

    Step(double[] run, double at) {
      this.run = run;
      this.at = at;
    }
  }

  private RunTour(List<double[]> runs, double near) {
    this.runs = runs;
    double length = 0;
    int edges = 0;
    for (double[] run : runs) {
      for (int edge = 0; edge < edges(run); edge++) {
        length += length(run, edge);
        edges++;
      }
      contacts.add(new ArrayList<>());
    }
    cell = Math.max(near, length / (edges + MORE_CELLS));
    group = new int[runs.size()];
    for (int run = 0; run < group.length; run++) {
      group[run] = run;
    }
  }

  /**
   * The way over all runs, from the first.
   *
   * @param runs each xyz triples of at least two points; a ring ends where it begins
   * @param near metres between two that lie beside each other
   * @return xyz triples
   */
  static double[] of(List<double[]> runs, double near) {
    RunTour tour = new RunTour(runs, near);
    tour.meet();
    return tour.walk();
  }

  private static int edges(double[] run) {
    return run.length / 3 - 1;
  }

  private static double length(double[] run, int edge) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = run[3 * edge + 3 + k] - run[3 * edge + k];
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  /** A coordinate of the place on a run. */
  private static double point(double[] run, double at, int k) {
    int edge = Math.min(edges(run) - 1, (int) at);
    double t = at - edge;
    double a = run[3 * edge + k];
    double b = run[3 * edge + 3 + k];
    return t == 0 ? a : t == 1 ? b : a + t * (b - a);
  }

  /** Joins runs that go through one cell, then those of cells beside each other. */
  private void meet() {
    Map<Cell, On> first = new LinkedHashMap<>();
    for (int r = 0; r < runs.size(); r++) {
      double[] run = runs.get(r);
      for (int edge = 0; edge < edges(run); edge++) {
        int parts = (int) Math.max(1, Math.ceil(2 * length(run, edge) / cell));
        for (int part = 0; part <= parts; part++) {
          On here = new On(r, edge + (double) part / parts);
          On there = first.putIfAbsent(cell(run, here.at), here);
          if (there != null) {
            join(there, here);
          }
        }
      }
    }
    first.forEach(
        (at, here) -> {
          // One of each two cells that lie opposite: the other one looks for this.
          for (int beside = 14; beside < 27; beside++) {
            On there = first.get(at.beside(beside / 9 - 1, beside / 3 % 3 - 1, beside % 3 - 1));
            if (there != null) {
              join(here, there);
            }
          }
        });
  }

  private Cell cell(double[] run, double at) {
    return new Cell(
        (long) Math.floor(point(run, at, 0) / cell),
        (long) Math.floor(point(run, at, 1) / cell),
        (long) Math.floor(point(run, at, 2) / cell));
  }

  private void join(On a, On b) {
    int one = root(a.run);
    int other = root(b.run);
    if (one != other) {
      group[Math.max(one, other)] = Math.min(one, other);
      contacts.get(a.run).add(new Contact(a.at, b.run, b.at));
      contacts.get(b.run).add(new Contact(b.at, a.run, a.at));
    }
  }

  private int root(int run) {
    int at = run;
    while (group[at] != at) {
      group[at] = group[group[at]];
      at = group[at];
    }
    return at;
  }

  private double[] walk() {
    List<Step> ways = new ArrayList<>();
    boolean[] done = new boolean[runs.size()];
    for (int run = 0; run < runs.size(); run++) {
      if (!done[run]) {
        ways.add(walk(run, done));
      }
    }
    int count = 0;
    for (Step way : ways) {
      for (Step at = way; at != null; at = at.next) {
        count++;
      }
    }
    double[] points = new double[3 * count];
    int size = 0;
    for (Step way : ways) {
      for (Step at = way; at != null; at = at.next) {
        for (int k = 0; k < 3; k++) {
          points[size++] = point(at.run, at.at, k);
        }
      }
    }
    return points;
  }

  /** A run, and a step of the way from which it is visited. */
  private record Visit(int run, double from, Step after) {}

  /** The way over a run and all that hang together with it. */
  private Step walk(int start, boolean[] done) {
    Step head = new Step(runs.get(start), 0);
    Deque<Visit> open = new ArrayDeque<>();
    open.add(new Visit(start, 0, head));
    done[start] = true;
    while (!open.isEmpty()) {
      Visit visit = open.remove();
      List<Contact> some = new ArrayList<>();
      for (Contact contact : contacts.get(visit.run)) {
        if (!done[contact.run]) {
          done[contact.run] = true;
          some.add(contact);
        }
      }
      some.sort(Comparator.comparingDouble(Contact::at));
      boolean back = visit.run != start;
      Step last = over(visit, some, back, open);
      if (back) { // there again where it left the other
        Step again = new Step(visit.after.run, visit.after.at);
        again.next = last.next;
        last.next = again;
      }
    }
    return head;
  }

  /**
   * Puts a run into the way: from where it is come to, to its end and to its beginning.
   *
   * @param some where others are visited from it, in order
   * @param back whether the way ends where it began
   * @return the last step
   */
  private Step over(Visit visit, List<Contact> some, boolean back, Deque<Visit> open) {
    double[] run = runs.get(visit.run);
    int end = edges(run);
    double from = visit.from;
    Step at = visit.after;
    if (back) {
      at = step(at, run, from);
    }
    List<Contact> behind = some.stream().filter(c -> c.at >= from).toList();
    List<Contact> before = some.stream().filter(c -> c.at < from).toList();
    at = along(at, run, from, end, behind, open);
    boolean ring = ring(run);
    if (ring) {
      at = along(at, run, 0, from, before, open);
    } else if (back) {
      at = along(at, run, end, from, List.of(), open);
      at = along(at, run, from, 0, before.reversed(), open);
      at = along(at, run, 0, from, List.of(), open);
    }
    return at;
  }

  private static boolean ring(double[] run) {
    int last = run.length - 3;
    return run[0] == run[last] && run[1] == run[last + 1] && run[2] == run[last + 2];
  }

  /** From one place on a run to another, over its points and those where others are visited. */
  private Step along(
      Step start, double[] run, double from, double to, List<Contact> some, Deque<Visit> open) {
    Step at = start;
    double now = from;
    int next = 0;
    while (now != to || next < some.size()) {
      double corner =
          to >= from ? Math.min(to, Math.floor(now) + 1) : Math.max(to, Math.ceil(now) - 1);
      boolean visits =
          next < some.size()
              && (now == to || Math.abs(some.get(next).at - from) <= Math.abs(corner - from));
      double there = visits ? some.get(next).at : corner;
      if (there != now) {
        at = step(at, run, there);
      }
      if (visits) {
        open.add(new Visit(some.get(next).run, some.get(next).there, at));
        next++;
      }
      now = there;
    }
    return at;
  }

  private static Step step(Step after, double[] run, double at) {
    Step step = new Step(run, at);
    step.next = after.next;
    after.next = step;
    return step;
  }
}
