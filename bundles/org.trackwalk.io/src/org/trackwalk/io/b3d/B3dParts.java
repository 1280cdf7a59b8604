package org.trackwalk.io.b3d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;

/**
 * Splits a mesh by brush. Each part gets the vertices that it uses, in the order of first use, so
 * that no part counts the vertices of another as unused; a mesh of one brush keeps its list as it
 * is. The work is that of the triangles, however many brushes there are.
 */
final class B3dParts {

  private static final int TRIANGLE = 12;

  /** All three corners are in range. */
  private static final int ALL = -2;

  private final ChunkInput input;
  private final B3dVertices all;
  private final int[] part;
  private final int[] index;
  private final int[] picked;

  private B3dParts(B3dVertices all, ChunkInput input, boolean several) {
    this.all = all;
    this.input = input;
    int count = several ? all.count() : 0;
    part = new int[count];
    index = new int[count];
    picked = new int[count];
    Arrays.fill(part, -1);
  }

  /** The parts in the order of the map. */
  static List<B3dPart> of(B3dVertices all, Map<Integer, List<B3dChunk>> byBrush, ChunkInput input) {
    boolean several = byBrush.size() > 1;
    B3dParts parts = new B3dParts(all, input, several);
    List<B3dPart> found = new ArrayList<>();
    byBrush.forEach((brush, chunks) -> found.add(parts.part(brush, chunks)));
    if (several) {
      for (int i = 0; i < found.size(); i++) {
        found.set(i, parts.ownVertices(found.get(i), i));
      }
      found.set(0, parts.withUnused(found.get(0)));
    }
    return found;
  }

  private B3dPart part(int brush, List<B3dChunk> chunks) {
    long declared = 0;
    for (B3dChunk chunk : chunks) {
      declared += (chunk.end() - chunk.start() - 4) / TRIANGLE;
    }
    int[] triangles = new int[(int) (3 * declared)]; // in the file they take as much
    int[] places = new int[(int) declared];
    int kept = 0;
    int outOfRange = 0;
    int firstOutOfRange = -1;
    int near = -1;
    for (B3dChunk chunk : chunks) {
      for (int at = chunk.start() + 4; at < chunk.end(); at += TRIANGLE) {
        int inRange = corners(at, triangles, 3 * kept);
        if (inRange == ALL) {
          places[kept++] = at;
        } else if (outOfRange++ == 0) {
          firstOutOfRange = at;
          near = inRange;
        }
      }
    }
    return new B3dPart(
        brush,
        all,
        kept < places.length ? Arrays.copyOf(triangles, 3 * kept) : triangles,
        kept < places.length ? Arrays.copyOf(places, kept) : places,
        outOfRange,
        firstOutOfRange,
        all.near(near));
  }

  /** Reads a triangle's corners; answers {@link #ALL}, else one that is in range, else -1. */
  private int corners(int at, int[] triangles, int to) {
    boolean good = true;
    int known = -1;
    for (int k = 0; k < 3; k++) {
      int vertex = input.intAt(at + 4 * k);
      triangles[to + k] = vertex;
      boolean fits = vertex >= 0 && vertex < all.count();
      good &= fits;
      known = fits ? vertex : known;
    }
    return good ? ALL : known;
  }

  private B3dPart ownVertices(B3dPart whole, int number) {
    int count = 0;
    int[] triangles = whole.triangles();
    for (int i = 0; i < triangles.length; i++) {
      int vertex = triangles[i];
      if (part[vertex] != number) {
        part[vertex] = number;
        index[vertex] = count;
        picked[count++] = vertex;
      }
      triangles[i] = index[vertex];
    }
    return with(whole, all.picked(picked, count));
  }

  /** Vertices without a triangle belong to somebody too: they are a finding. */
  private B3dPart withUnused(B3dPart first) {
    int count = 0;
    for (int vertex = 0; vertex < part.length; vertex++) {
      if (part[vertex] < 0) {
        picked[count++] = vertex;
      }
    }
    if (count == 0) {
      return first;
    }
    B3dVertices unused = all.picked(picked, count);
    return with(first, B3dVertices.joined(List.of(first.vertices(), unused)));
  }

  private static B3dPart with(B3dPart old, B3dVertices vertices) {
    return new B3dPart(
        old.brush(),
        vertices,
        old.triangles(),
        old.places(),
        old.outOfRange(),
        old.firstOutOfRange(),
        old.near());
  }
}
