package org.trackwalk.report.sketch;

import java.util.ArrayList;
import java.util.List;

/** Reads a mesh back by the layout that its writer documents; written apart from the page's own. */
final class MeshReader {

  final List<double[]> corners = new ArrayList<>();
  final List<String> pieces = new ArrayList<>();
  final List<int[]> groups = new ArrayList<>();
  double step;
  int vertices;

  MeshReader(byte[] mesh) {
    Unpacked in = new Unpacked(mesh);
    if (in.whole() != 1) {
      throw new IllegalArgumentException("version");
    }
    vertices = (int) in.whole();
    int groupCount = (int) in.whole();
    int triangles = (int) in.whole();
    double[] origin = {in.real(), in.real(), in.real()};
    step = in.real();
    for (int i = 0; i < 6; i++) {
      in.real();
    }
    for (long n = in.whole(); n > 0; n--) {
      pieces.add(in.text());
    }
    for (int i = 0; i < groupCount; i++) {
      int kind = (int) in.whole();
      int tint = (int) in.whole();
      groups.add(new int[] {kind, tint, (int) in.whole(), (int) in.whole()});
    }
    double[][] places = new double[vertices][3];
    for (int k = 0; k < 3; k++) {
      long at = 0;
      for (int i = 0; i < vertices; i++) {
        long code = in.whole();
        at += code % 2 == 0 ? code / 2 : -(code + 1) / 2;
        places[i][k] = origin[k] + at * step;
      }
    }
    int fresh = 0;
    for (int i = 0; i < 3 * triangles; i++) {
      int behind = (int) in.whole();
      corners.add(behind == 0 ? places[fresh++] : places[fresh - behind]);
    }
  }

  int triangles() {
    return corners.size() / 3;
  }
}
