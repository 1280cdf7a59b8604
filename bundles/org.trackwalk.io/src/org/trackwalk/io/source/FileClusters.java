package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.trackwalk.mesh.progress.Progress;

/**
 * Groups files by their borders. Two files are joined by a <b>seam</b> when their boxes are within
 * {@link Boxes#REACH} and their borders face each other more than they look the same way; two in
 * the same place (boxes that overlap by over half) only when they face each other along half of the
 * shorter border, like a road cut out of its terrain.
 *
 * <p>When more files share their place with another one than have a seam, and half of them fill it
 * alike, the folder holds a <b>kit of parts</b>: those files are never joined. Otherwise such files
 * are layers (skid marks on a road, the windows of a house) or were cut out of one scene by kinds,
 * and are treated like any other, but for copies, whose borders run along each other the same way:
 * of these the first is taken. Two files with the same triangles are <b>twins</b>, one level saved
 * twice, and tell nothing about a kit.
 *
 * <p>What touches the box of the largest group <b>stands in</b> it without a seam: walls, props, a
 * sky, houses of several files; so does a single file in another group that alone it touches. Two
 * groups over the same ground stay two levels.
 */
final class FileClusters {

  /** Less facing border than this is an accident, metres. */
  private static final double SHORTEST_SEAM = 0.1;

  /** Part of the shorter border that must run along the other's for a cut-out or a copy. */
  private static final double MOST_OF_BORDER = 0.5;

  /** Part of a kit's files in one place that fill it like another one, at least. */
  private static final double MOST_ALIKE = 0.5;

  private final List<FileBorder> borders;
  private final int[] group;
  private final int[] kitPartner;
  private final int[] copy;
  private final int[] twin;
  private boolean kit;
  private final boolean[] alike;
  private final boolean[] standsIn;
  private final List<int[]> seams = new ArrayList<>();

  FileClusters(List<FileBorder> borders, Progress progress) {
    this.borders = borders;
    int count = borders.size();
    group = new int[count];
    kitPartner = new int[count];
    copy = new int[count];
    twin = new int[count];
    alike = new boolean[count];
    standsIn = new boolean[count];
    for (int i = 0; i < count; i++) {
      group[i] = i;
      kitPartner[i] = -1;
      copy[i] = -1;
      twin[i] = firstTwin(i);
    }
    for (int i = 0; i < count; i++) {
      progress.check();
      for (int j = i + 1; j < count; j++) {
        compare(i, j);
      }
    }
    decideKit();
    join();
    standIn();
  }

  /** The groups, each ascending, in the order of their first files. */
  List<List<Integer>> groups() {
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < group.length; i++) {
      List<Integer> members = new ArrayList<>();
      for (int j = 0; j < group.length; j++) {
        if (group[j] == i) {
          members.add(j);
        }
      }
      if (!members.isEmpty()) {
        groups.add(members);
      }
    }
    return groups;
  }

  /** Number of seams between the files of a group. */
  int seams(List<Integer> members) {
    int sum = 0;
    for (int[] seam : seams) {
      if (members.contains(seam[0]) && members.contains(seam[1])) {
        sum++;
      }
    }
    return sum;
  }

  /** Number of files in a group that have no seam with the others. */
  int standing(List<Integer> members) {
    return (int) members.stream().filter(i -> standsIn[i]).count();
  }

  /** Whether the files are parts of a kit; else those with a partner are copies. */
  boolean kit() {
    return kit;
  }

  /** The file with which this one is a kit or a copy; -1 when it may be joined with others. */
  int kitPartner(int file) {
    return kitPartner[file];
  }

  /** The file before this one that holds the same; -1 for none. */
  int twin(int file) {
    return twin[file];
  }

  /** Whether a file is alone, so that a twin of it is the level again and not one of its parts. */
  boolean alone(int file) {
    return size(group[file]) == 1;
  }

  private int firstTwin(int file) {
    FileBorder own = borders.get(file);
    for (int i = 0; i < file; i++) {
      FileBorder other = borders.get(i);
      if (Boxes.samePlace(own.box(), other.box()) && own.sample().same(other.sample())) {
        return twin[i] < 0 ? i : twin[i];
      }
    }
    return -1;
  }

  private void compare(int i, int j) {
    FileBorder a = borders.get(i);
    FileBorder b = borders.get(j);
    boolean twins = twin[j] >= 0 && (twin[j] == i || twin[j] == twin[i]);
    if (twins || !Boxes.near(a.box(), b.box())) {
      return;
    }
    FacingBorders between = FacingBorders.between(a, b);
    boolean seam = between.facing() >= SHORTEST_SEAM && between.facing() > between.same();
    if (Boxes.samePlace(a.box(), b.box())) {
      double most = 2 * MOST_OF_BORDER * Math.min(a.length(), b.length());
      seam &= between.facing() >= most;
      if (!seam) {
        pair(kitPartner, i, j);
        boolean both = a.filled().same(b.filled());
        alike[i] |= both;
        alike[j] |= both;
      }
      if (between.same() >= most) {
        copy[j] = copy[j] < 0 ? i : copy[j]; // the first of them stays
      }
    }
    if (seam) {
      seams.add(new int[] {i, j});
    }
  }

  private static void pair(int[] partner, int i, int j) {
    partner[i] = partner[i] < 0 ? j : partner[i];
    partner[j] = partner[j] < 0 ? i : partner[j];
  }

  private void decideKit() {
    long inPairs = Arrays.stream(kitPartner).filter(partner -> partner >= 0).count();
    long withSeam = seams.stream().flatMapToInt(Arrays::stream).distinct().count();
    long filledAlike = IntStream.range(0, alike.length).filter(i -> alike[i]).count();
    kit = inPairs > withSeam && filledAlike >= MOST_ALIKE * inPairs;
    if (!kit) {
      System.arraycopy(copy, 0, kitPartner, 0, copy.length);
    }
    for (int i = 0; i < twin.length; i++) {
      if (twin[i] >= 0 && kit && kitPartner[twin[i]] >= 0) {
        twin[i] = -1; // two parts of the kit look alike
      } else if (twin[i] >= 0) {
        kitPartner[i] = twin[i];
      }
    }
  }

  private void join() {
    seams.removeIf(seam -> kitPartner[seam[0]] >= 0 || kitPartner[seam[1]] >= 0);
    for (int[] seam : seams) {
      int from = group[seam[1]];
      int to = group[seam[0]];
      move(Math.max(from, to), Math.min(from, to));
    }
  }

  /** What touches the largest group belongs to it; else a lone file may belong to another group. */
  private void standIn() {
    int largest = largestGroup();
    if (size(largest) > 1) {
      for (int other = 0; other < group.length; other++) {
        if (other != largest && size(other) > 1 && standsIn(other, largest)) {
          move(other, largest);
        }
      }
      int[] joined = group.clone();
      boolean[] several = new boolean[group.length];
      for (int g = 0; g < group.length; g++) {
        several[g] = size(g) > 1;
      }
      for (int i = 0; i < group.length; i++) {
        if (!several[group[i]] && kitPartner[i] < 0) {
          int home = touches(i, largest) ? largest : onlyGroupTouched(i, several);
          joined[i] = home < 0 ? joined[i] : home;
          standsIn[i] = home >= 0;
        }
      }
      System.arraycopy(joined, 0, group, 0, group.length);
    }
    settleFirst();
  }

  /** Two groups over the same ground are two levels; a house in a town is part of it. */
  private boolean standsIn(int small, int large) {
    boolean touched = false;
    for (int i = 0; i < group.length && !touched; i++) {
      touched = group[i] == small && touches(i, large);
    }
    return touched
        && !(Boxes.samePlace(box(small), box(large))
            && FilledCells.same(filled(small), filled(large)));
  }

  private boolean touches(int file, int wanted) {
    for (int j = 0; j < group.length; j++) {
      if (group[j] == wanted && Boxes.near(borders.get(file).box(), borders.get(j).box())) {
        return true;
      }
    }
    return false;
  }

  private float[] box(int wanted) {
    float[] box = null;
    for (int i = 0; i < group.length; i++) {
      if (group[i] == wanted) {
        float[] own = borders.get(i).box();
        box = box == null ? own : Boxes.around(box, own);
      }
    }
    return box;
  }

  private List<FilledCells> filled(int wanted) {
    return IntStream.range(0, group.length)
        .filter(i -> group[i] == wanted)
        .mapToObj(i -> borders.get(i).filled())
        .toList();
  }

  private int largestGroup() {
    int largest = 0;
    for (int i = 1; i < group.length; i++) {
      largest = size(i) > size(largest) ? i : largest;
    }
    return largest;
  }

  private int size(int wanted) {
    int size = 0;
    for (int g : group) {
      size += g == wanted ? 1 : 0;
    }
    return size;
  }

  private void move(int from, int to) {
    for (int k = 0; k < group.length; k++) {
      group[k] = group[k] == from ? to : group[k];
    }
  }

  /** A group is known by its first file, which may be one that stands in it. */
  private void settleFirst() {
    int[] first = new int[group.length];
    Arrays.fill(first, -1);
    for (int i = 0; i < group.length; i++) {
      if (first[group[i]] < 0) {
        first[group[i]] = i;
      }
      group[i] = first[group[i]];
    }
  }

  private int onlyGroupTouched(int file, boolean[] several) {
    int only = -1;
    for (int j = 0; j < group.length; j++) {
      boolean touched =
          group[j] != only
              && several[group[j]]
              && Boxes.near(borders.get(file).box(), borders.get(j).box());
      if (touched && only >= 0) {
        return -1;
      }
      only = touched ? group[j] : only;
    }
    return only;
  }
}
