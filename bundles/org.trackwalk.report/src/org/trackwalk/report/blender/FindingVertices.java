package org.trackwalk.report.blender;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * Where the vertices of a finding are in one of its pieces: the ends of its edges, else the corners
 * of its triangles.
 *
 * @param piece name
 * @param positions xyz triples in level coordinates
 */
record FindingVertices(String piece, double[] positions) {

  /** Per piece; empty where the level's geometry was not kept. */
  static List<FindingVertices> of(LevelReport level, Finding finding) {
    List<FindingVertices> all = new ArrayList<>();
    if (level.surface() == null) {
      return all;
    }
    for (Map.Entry<String, Features> entry : finding.features().entrySet()) {
      for (Piece piece : level.surface().pieces()) {
        if (piece.name().equals(entry.getKey())) {
          all.add(new FindingVertices(piece.name(), positions(piece, entry.getValue())));
        }
      }
    }
    return all;
  }

  private static double[] positions(Piece piece, Features features) {
    TreeSet<Integer> vertices = new TreeSet<>(features.vertices());
    vertices.addAll(features.edges());
    if (vertices.isEmpty()) {
      for (int t : features.triangles()) {
        for (int corner = 0; corner < 3 && t < piece.triangleCount(); corner++) {
          vertices.add(piece.triangles()[3 * t + corner]);
        }
      }
    }
    double[] positions = new double[3 * vertices.size()];
    float[] placed = new float[3];
    int size = 0;
    for (int v : vertices) {
      if (v >= piece.vertexCount()) {
        continue;
      }
      float[] p = piece.positions();
      piece.frame().place(p[3 * v], p[3 * v + 1], p[3 * v + 2], placed, 0);
      if (Float.isFinite(placed[0]) && Float.isFinite(placed[1]) && Float.isFinite(placed[2])) {
        for (int k = 0; k < 3; k++) {
          positions[size++] = placed[k];
        }
      }
    }
    return Arrays.copyOf(positions, size);
  }
}
