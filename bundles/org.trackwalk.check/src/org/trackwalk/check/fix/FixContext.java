package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.Part;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;

/** What fixers share: where the vertices and triangles of the surface come from. */
final class FixContext {

  /** Where a welded vertex is stored: a piece and a vertex of it. */
  record Source(int piece, int vertex) {}

  private final RuleContext rules;
  private final WeldedSurface surface;
  private final Part[] parts;
  private final Map<Object, List<Integer>> pieces = new HashMap<>();
  private final Map<String, Integer> byName = new HashMap<>();
  private int[] heads;
  private int[] nexts;
  private int[] sourcePieces;
  private int[] sourceVertices;
  private int[][] welded;
  private int[][] trianglesOf;
  private int[] fanStarts;
  private int[] fans;

  FixContext(RuleContext rules) {
    this.rules = rules;
    surface = rules.surface();
    parts = new Part[surface.pieces().size()];
    for (int p = 0; p < parts.length; p++) {
      Piece piece = surface.pieces().get(p);
      parts[p] = Part.of(piece);
      byName.put(piece.name(), p);
      pieces.computeIfAbsent(shown(p), k -> new ArrayList<>()).add(p);
    }
  }

  RuleContext rules() {
    return rules;
  }

  WeldedSurface surface() {
    return surface;
  }

  Topology topology() {
    return rules.topology();
  }

  Part part(int piece) {
    return parts[piece];
  }

  Frame frame(int piece) {
    return surface.pieces().get(piece).frame();
  }

  Piece piece(int piece) {
    return surface.pieces().get(piece);
  }

  /** Index of a piece by its name; -1 when there is none. */
  int pieceNamed(String name) {
    return byName.getOrDefault(name, -1);
  }

  /** Pieces that show the same part of a file; at least the piece itself. */
  List<Integer> shows(int piece) {
    return pieces.get(shown(piece));
  }

  /** What a piece shows: a part, or its triangles where nobody knows where in a file they stand. */
  private Object shown(int piece) {
    return parts[piece].place() >= 0 ? parts[piece] : piece(piece).triangleList();
  }

  /** Whether a change of the piece's file shows in other places too. */
  boolean shownAgain(int piece) {
    return shows(piece).size() > 1;
  }

  /** All places where a welded vertex is stored. */
  List<Source> sources(int vertex) {
    link();
    List<Source> all = new ArrayList<>();
    for (int i = heads[vertex]; i >= 0; i = nexts[i]) {
      all.add(new Source(sourcePieces[i], sourceVertices[i]));
    }
    return all;
  }

  /** The welded vertex of a stored one; -1 when no triangle uses it. */
  int weldedOf(int piece, int vertex) {
    link();
    return welded[piece] == null ? -1 : welded[piece][vertex];
  }

  private void link() {
    if (heads != null) {
      return;
    }
    heads = new int[surface.vertexCount()];
    Arrays.fill(heads, -1);
    int room = 1024;
    nexts = new int[room];
    sourcePieces = new int[room];
    sourceVertices = new int[room];
    welded = new int[parts.length][];
    int size = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      int p = surface.pieceOf(t);
      if (welded[p] == null) {
        welded[p] = new int[surface.pieces().get(p).vertexCount()];
        Arrays.fill(welded[p], -1);
      }
      for (int k = 0; k < 3; k++) {
        int v = surface.sourceVertex(t, k);
        if (welded[p][v] >= 0) {
          continue;
        }
        int w = surface.triangles()[3 * t + k];
        welded[p][v] = w;
        if (size == nexts.length) {
          nexts = Arrays.copyOf(nexts, 2 * size);
          sourcePieces = Arrays.copyOf(sourcePieces, 2 * size);
          sourceVertices = Arrays.copyOf(sourceVertices, 2 * size);
        }
        sourcePieces[size] = p;
        sourceVertices[size] = v;
        nexts[size] = heads[w];
        heads[w] = size++;
      }
    }
  }

  /** Stored bits of a vertex of a piece. */
  Bits bits(int piece, int vertex) {
    return Bits.of(surface.pieces().get(piece).positions(), 3 * vertex);
  }

  /** Stored bits of a corner of a surface triangle. */
  Bits cornerBits(int triangle, int corner) {
    return bits(surface.pieceOf(triangle), surface.sourceVertex(triangle, corner));
  }

  /** A surface triangle as its file stores it. */
  Edit.Triangle stored(int triangle) {
    int p = surface.pieceOf(triangle);
    int[] corners = surface.pieces().get(p).triangles();
    int t = 3 * surface.sourceTriangle(triangle);
    return new Edit.Triangle(bits(p, corners[t]), bits(p, corners[t + 1]), bits(p, corners[t + 2]));
  }

  /**
   * Three corners that run counter-clockwise seen from outside, as the piece's file stores them.
   */
  Edit.Triangle outward(int piece, Bits a, Bits b, Bits c) {
    return frame(piece).mirrors() ? new Edit.Triangle(a, c, b) : new Edit.Triangle(a, b, c);
  }

  /** Placed position of a welded vertex, a new array of three floats. */
  float[] position(int vertex) {
    return Arrays.copyOfRange(surface.positions(), 3 * vertex, 3 * vertex + 3);
  }

  /** The surface triangle of a triangle of a piece; -1 when it was left out. */
  int triangle(int piece, int source) {
    if (trianglesOf == null) {
      trianglesOf = new int[parts.length][];
      for (int t = 0; t < surface.triangleCount(); t++) {
        int p = surface.pieceOf(t);
        if (trianglesOf[p] == null) {
          trianglesOf[p] = new int[surface.pieces().get(p).triangleCount()];
          Arrays.fill(trianglesOf[p], -1);
        }
        trianglesOf[p][surface.sourceTriangle(t)] = t;
      }
    }
    int[] of = trianglesOf[piece];
    return of == null || source >= of.length ? -1 : of[source];
  }

  /** Surface triangles around a welded vertex, ascending; a new array. */
  int[] around(int vertex) {
    if (fans == null) {
      int[] c = surface.triangles();
      fanStarts = new int[surface.vertexCount() + 1];
      for (int v : c) {
        fanStarts[v + 1]++;
      }
      for (int v = 0; v < surface.vertexCount(); v++) {
        fanStarts[v + 1] += fanStarts[v];
      }
      int[] at = fanStarts.clone();
      fans = new int[c.length];
      for (int i = 0; i < c.length; i++) {
        fans[at[c[i]]++] = i / 3;
      }
    }
    return Arrays.copyOfRange(fans, fanStarts[vertex], fanStarts[vertex + 1]);
  }

  /** Surface triangles that a finding lists, ascending. */
  int[] listed(Finding finding) {
    TreeSet<Integer> all = new TreeSet<>();
    for (Map.Entry<String, Features> entry : finding.features().entrySet()) {
      int p = pieceNamed(entry.getKey());
      for (int source : p < 0 ? List.<Integer>of() : entry.getValue().triangles()) {
        int t = triangle(p, source);
        if (t >= 0) {
          all.add(t);
        }
      }
    }
    return all.stream().mapToInt(Integer::intValue).toArray();
  }
}
