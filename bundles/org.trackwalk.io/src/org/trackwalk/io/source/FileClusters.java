package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/**
 * Groups files by their borders. Two files are joined by a <b>seam</b> when their boxes are within
 * {@link Boxes#REACH} and their borders face each other more than they look the same way. Files in
 * the same place (boxes overlapping by over half) are a <b>kit of parts</b> and never joined,
 * unless they face each other along half of the shorter border, like a road cut out of its terrain.
 * A file without a seam that touches the box of exactly one such group <b>stands in</b> it: walls,
 * props, a sky.
 */
final class FileClusters {

  /** Less facing border than this is an accident, metres. */
  private static final double SHORTEST_SEAM = 0.1;

  /** Part of the shorter border that must face the other file when both are in the same place. */
  private static final double CUT_OUT_SHARE = 0.5;

  private final List<FileBorder> borders;
  private final int[] group;
  private final int[] kitPartner;
  private final boolean[] standsIn;
  private final List<int[]> seams = new ArrayList<>();

  FileClusters(List<FileBorder> borders, Progress progress) {
    this.borders = borders;
    int count = borders.size();
    group = new int[count];
    kitPartner = new int[count];
    standsIn = new boolean[count];
    for (int i = 0; i < count; i++) {
      group[i] = i;
      kitPartner[i] = -1;
    }
    for (int i = 0; i < count; i++) {
      progress.check();
      for (int j = i + 1; j < count; j++) {
        compare(i, j);
      }
    }
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

  /** A file that is modelled in the same place as this one; -1 when there is none. */
  int kitPartner(int file) {
    return kitPartner[file];
  }

  private void compare(int i, int j) {
    FileBorder a = borders.get(i);
    FileBorder b = borders.get(j);
    if (!Boxes.near(a.box(), b.box())) {
      return;
    }
    FacingBorders between = FacingBorders.between(a, b);
    boolean seam = between.facing() >= SHORTEST_SEAM && between.facing() > between.same();
    if (Boxes.samePlace(a.box(), b.box())) {
      double shorter = Math.min(a.length(), b.length());
      seam &= between.facing() >= 2 * CUT_OUT_SHARE * shorter;
      if (!seam) {
        kitPartner[i] = kitPartner[i] < 0 ? j : kitPartner[i];
        kitPartner[j] = kitPartner[j] < 0 ? i : kitPartner[j];
      }
    }
    if (seam) {
      seams.add(new int[] {i, j});
    }
  }

  private void join() {
    seams.removeIf(seam -> kitPartner[seam[0]] >= 0 || kitPartner[seam[1]] >= 0);
    for (int[] seam : seams) {
      int from = group[seam[1]];
      int to = group[seam[0]];
      int low = Math.min(from, to);
      int high = Math.max(from, to);
      for (int k = 0; k < group.length; k++) {
        group[k] = group[k] == high ? low : group[k];
      }
    }
  }

  private void standIn() {
    int[] size = new int[group.length];
    for (int g : group) {
      size[g]++;
    }
    int[] joined = group.clone();
    for (int i = 0; i < group.length; i++) {
      if (size[group[i]] == 1 && kitPartner[i] < 0) {
        int only = onlyGroupTouched(i, size);
        if (only >= 0) {
          joined[i] = only;
          standsIn[i] = true;
        }
      }
    }
    System.arraycopy(joined, 0, group, 0, group.length);
    settleFirst();
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

  private int onlyGroupTouched(int file, int[] size) {
    int only = -1;
    for (int j = 0; j < group.length; j++) {
      boolean touched =
          size[group[j]] > 1 && Boxes.near(borders.get(file).box(), borders.get(j).box());
      if (touched && only >= 0 && only != group[j]) {
        return -1;
      }
      only = touched ? group[j] : only;
    }
    return only;
  }
}
