package org.trackwalk.io.stl;

import java.util.List;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/** A solid of a text file while its facets come in. */
final class StlSolid {

  private final String name;
  private final GrowingFloats positions = new GrowingFloats(0);
  private final GrowingInts triangles = new GrowingInts(0);
  private final GrowingInts places = new GrowingInts(0);
  private final PolygonTriangulation triangulation = new PolygonTriangulation();
  private int facetLine;
  private int facetStart;
  private final GrowingFloats nearFaults = new GrowingFloats(0);
  private final FaceFaults faults = new FaceFaults();

  StlSolid(String name) {
    this.name = name;
  }

  /** As in the file; may be empty. */
  String name() {
    return name;
  }

  void startFacet(int line) {
    facetLine = line;
    facetStart = positions.size() / 3;
  }

  void addCorner(float x, float y, float z) {
    positions.add(x, y, z);
  }

  /** Makes triangles of the corners since the facet started; more than three are a polygon. */
  void endFacet() {
    int corners = positions.size() / 3 - facetStart;
    if (corners < 3) {
      faults.add(FaceFaults.Fault.TOO_FEW, facetLine, corners == 0 ? -1 : keepFirstCorner());
      positions.truncate(3 * facetStart);
    } else if (corners == 3) {
      triangles.add(facetStart, facetStart + 1, facetStart + 2);
      places.add(facetLine);
    } else {
      endPolygon(corners);
    }
  }

  /** Its place in a list of its own: it is no corner of the piece. */
  private int keepFirstCorner() {
    int at = 3 * facetStart;
    nearFaults.add(positions.get(at), positions.get(at + 1), positions.get(at + 2));
    return nearFaults.size() / 3 - 1;
  }

  private void endPolygon(int count) {
    int[] corners = new int[count];
    for (int i = 0; i < count; i++) {
      corners[i] = facetStart + i;
    }
    int[] cut = triangulation.cut(positions.items(), corners, 0, count);
    for (int i = 0; i < 3 * (count - 2); i += 3) {
      triangles.add(facetStart + cut[i], facetStart + cut[i + 1], facetStart + cut[i + 2]);
      places.add(facetLine);
    }
  }

  Piece.Builder piece(String pieceName, String file) {
    return Piece.named(pieceName, file)
        .mesh(positions.toArray(), triangles.toArray())
        .places(places.toArray());
  }

  /** The facets that were left out. */
  List<ImportProblem> problems(String pieceName, String file) {
    return faults.problems(pieceName, file, nearFaults.items());
  }
}
