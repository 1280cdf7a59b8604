package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.contact.narrow.BoxPatch;
import org.trackwalk.contact.narrow.ContactPoints;
import org.trackwalk.contact.narrow.PatchPoints;
import org.trackwalk.contact.narrow.PlacedBox;
import org.trackwalk.contact.narrow.PolyhedronKernel;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.narrow.TriangleMeasure;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * From kept candidates to contacts: points of one normal are merged, reduced to four and sorted, as
 * {@code ContactQuery} does it. Points over a face are clipped here; all others, which are few, by
 * the reference's kernel. One instance per thread.
 */
final class BoxManifolds {

  /** As in the reference: cosine of one degree, contacts within it are one manifold. */
  private static final double SAME_NORMAL = 0.99984769515639127;

  private final BoxPatch patch = new BoxPatch();
  private final FourPoints four = new FourPoints();
  private final PatchPoints points = new PatchPoints();
  private final PatchPoints rows = new PatchPoints();
  private final TriangleMeasure measure = new TriangleMeasure();
  private final ContactPoints single = new ContactPoints();
  private final float[] corners = new float[9];
  private final double[] lowest = new double[3];
  private final int[] groups = new int[BoxCandidates.ROOM];
  private final double[] groupNormals = new double[3 * BoxCandidates.ROOM];
  private int[] rowGroups = new int[64];
  private int[] order = new int[64];
  private PolyhedronKernel kernel;
  private Box kernelBox;
  private boolean kernelIsPlaced;
  private BoxCandidates all;
  private BoxJudgement judged;
  private PlacedBox box;
  private double distance;

  /** Adds the contacts of a box. */
  void write(
      PlacedBox placed,
      BoxCandidates candidates,
      BoxJudgement judgement,
      double contactDistance,
      SphereContacts out) {
    box = placed;
    all = candidates;
    judged = judgement;
    distance = contactDistance;
    kernelIsPlaced = false;
    rows.clear();
    int count = group();
    for (int g = 0; g < count; g++) {
      points.clear();
      for (int k = 0; k < all.size; k++) {
        int i = all.order[k];
        if (judged.kept[i] && groups[i] == g) {
          add(i);
        }
      }
      reduce(g);
    }
    sort();
    for (int k = 0; k < rows.size(); k++) {
      int row = order[k];
      int i = rows.key[row];
      int n = 3 * rowGroups[row];
      out.addPoint(
          all.keys[i],
          judged.faceBelow[i] ? ClosestPoint.FACE : all.features[i],
          rows.x[row],
          rows.y[row],
          rows.z[row],
          groupNormals[n],
          groupNormals[n + 1],
          groupNormals[n + 2],
          rows.separation[row]);
    }
  }

  /** Puts kept candidates into groups of one normal, that of the first; returns their number. */
  private int group() {
    int count = 0;
    for (int k = 0; k < all.size; k++) {
      int i = all.order[k];
      if (!judged.kept[i]) {
        continue;
      }
      double nx = all.normals[3 * i];
      double ny = all.normals[3 * i + 1];
      double nz = all.normals[3 * i + 2];
      int g = 0;
      while (g < count
          && !(groupNormals[3 * g] * nx
                  + groupNormals[3 * g + 1] * ny
                  + groupNormals[3 * g + 2] * nz
              >= SAME_NORMAL)) {
        g++;
      }
      if (g == count) {
        groupNormals[3 * g] = nx;
        groupNormals[3 * g + 1] = ny;
        groupNormals[3 * g + 2] = nz;
        count++;
      }
      groups[i] = g;
    }
    return count;
  }

  private void add(int i) {
    boolean face = all.features[i] == ClosestPoint.FACE;
    if (face || judged.faceBelow[i]) {
      int added =
          patch.write(
              box,
              all.relative,
              3 * i,
              3 * i + 1,
              3 * i + 2,
              all.turns[i],
              all.planes[3 * i],
              all.planes[3 * i + 1],
              all.planes[3 * i + 2],
              all.behind[i],
              distance,
              i,
              points);
      if (added > 0) {
        return;
      }
      if (!face) {
        addLowest(i);
        return;
      }
    }
    addByKernel(i);
  }

  /** The point of a triangle that the box overlaps, but not under the side that faces it. */
  private void addLowest(int i) {
    double nx = all.normals[3 * i];
    double ny = all.normals[3 * i + 1];
    double nz = all.normals[3 * i + 2];
    Box shape = box.box();
    box.pose().directionToOwn(-nx, -ny, -nz, lowest);
    shape.support(lowest[0], lowest[1], lowest[2], lowest);
    box.pose().toLevel(lowest[0], lowest[1], lowest[2], lowest);
    float[] p = all.corners;
    double above =
        nx * (lowest[0] - p[9 * i])
            + ny * (lowest[1] - p[9 * i + 1])
            + nz * (lowest[2] - p[9 * i + 2]);
    measure.feature = ClosestPoint.FACE;
    measure.behind = all.behind[i];
    measure.separation = above - shape.margin();
    measure.nx = nx;
    measure.ny = ny;
    measure.nz = nz;
    measure.px = lowest[0] - above * nx;
    measure.py = lowest[1] - above * ny;
    measure.pz = lowest[2] - above * nz;
    measure.note = TriangleKernel.NO_NOTE;
    placeKernel(i);
    addPoints(i);
  }

  private void addByKernel(int i) {
    placeKernel(i);
    kernel.measure(corners, 0, 1, 2, all.twoSided[i], distance, measure);
    addPoints(i);
  }

  /** Readies the kernel for a candidate. */
  private void placeKernel(int i) {
    if (!kernelIsPlaced) {
      if (box.box() != kernelBox) {
        kernelBox = box.box();
        kernel = new PolyhedronKernel(kernelBox);
      }
      kernel.place(box.pose());
      kernelIsPlaced = true;
    }
    System.arraycopy(all.corners, 9 * i, corners, 0, 9);
  }

  private void addPoints(int i) {
    single.clear();
    kernel.points(corners, 0, 1, 2, distance, measure, single);
    for (int k = 0; k < single.size(); k++) {
      points.add(
          single.point(k, 0), single.point(k, 1), single.point(k, 2), single.separation(k), i);
    }
  }

  private void reduce(int g) {
    int n = 3 * g;
    int stay = four.choose(points, groupNormals[n], groupNormals[n + 1], groupNormals[n + 2]);
    if (rows.size() + stay > order.length) {
      order = new int[2 * order.length];
      rowGroups = Arrays.copyOf(rowGroups, order.length);
    }
    for (int k = 0; k < stay; k++) {
      int i = four.chosen[k];
      rowGroups[rows.size()] = g;
      rows.add(points.x[i], points.y[i], points.z[i], points.separation[i], points.key[i]);
    }
  }

  /** By separation, geometry key, position, and the order in which they came. */
  private void sort() {
    for (int row = 0; row < rows.size(); row++) {
      int at = row;
      while (at > 0 && compare(order[at - 1], row) > 0) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = row;
    }
  }

  private int compare(int i, int j) {
    int by = Double.compare(rows.separation[i], rows.separation[j]);
    if (by == 0) {
      by = Integer.compare(all.keys[rows.key[i]], all.keys[rows.key[j]]);
    }
    if (by == 0) {
      by = Double.compare(rows.x[i], rows.x[j]);
    }
    if (by == 0) {
      by = Double.compare(rows.y[i], rows.y[j]);
    }
    return by != 0 ? by : Double.compare(rows.z[i], rows.z[j]);
  }
}
