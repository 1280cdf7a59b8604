package org.trackwalk.drive.judge.seam;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * A digest of all that the probing of one place reads (docs/architecture.md): the numbers of the
 * work, and of each triangle around what a {@link Patch} takes over. Nothing in it is a number of
 * the level, so the same place has the same digest when elsewhere a piece has more triangles than
 * before.
 */
final class PlaceDigest {

  private ByteBuffer bytes = ByteBuffer.allocate(1 << 13);

  /** Begins with the kind of work. */
  PlaceDigest(String work) {
    add(work);
  }

  /** Adds a word. */
  PlaceDigest add(String word) {
    byte[] letters = word.getBytes(StandardCharsets.UTF_8);
    add(letters.length);
    room(letters.length);
    bytes.put(letters);
    return this;
  }

  /** Adds a number; each NaN and each zero is another one. */
  PlaceDigest add(double number) {
    room(Double.BYTES);
    bytes.putDouble(number);
    return this;
  }

  private void add(int number) {
    room(Integer.BYTES);
    bytes.putInt(number);
  }

  /**
   * Adds a way.
   *
   * @param way null where there is none
   */
  PlaceDigest add(Crossing way) {
    add(way == null ? 0 : 1);
    if (way != null) {
      for (double[] v : new double[][] {way.point(), way.up(), way.along(), way.heading()}) {
        add(v[0]).add(v[1]).add(v[2]);
      }
      add(way.isLengthwise() ? 1 : 0);
    }
    return this;
  }

  /**
   * Adds triangles as authored and as healed.
   *
   * @param triangles of the welded surface, ascending
   */
  PlaceDigest add(WeldedSurface surface, HealedSurface healed, int[] triangles) {
    Map<Integer, Integer> ranks = pieces(surface, triangles);
    Map<Long, Integer> stored = new HashMap<>();
    Map<Long, Integer> copied = new HashMap<>();
    add(triangles.length);
    for (int t : triangles) {
      int number = surface.pieceOf(t);
      Piece piece = surface.pieces().get(number);
      int source = surface.sourceTriangle(t);
      add(ranks.get(number));
      add(piece.twoSided(source) ? 1 : 0);
      for (int corner = 3 * source; corner < 3 * source + 3; corner++) {
        int v = piece.triangles()[corner];
        vertex(stored, (long) number << Integer.SIZE | v, piece.positions(), v);
        normal(piece, corner);
      }
      int end = healed.first(t + 1);
      for (int h = healed.first(t); h < end; h++) {
        for (int corner = 3 * h; corner < 3 * h + 3; corner++) {
          int v = healed.triangles()[corner];
          vertex(copied, v, healed.positions(), v);
        }
      }
      add(-1);
    }
    return this;
  }

  /** Adds what the pieces of some triangles are; their places among each other, by number. */
  private Map<Integer, Integer> pieces(WeldedSurface surface, int[] triangles) {
    Map<Integer, Integer> ranks = new TreeMap<>();
    for (int t : triangles) {
      ranks.put(surface.pieceOf(t), 0);
    }
    int rank = 0;
    add(ranks.size());
    for (Map.Entry<Integer, Integer> entry : ranks.entrySet()) {
      entry.setValue(rank++);
      Piece piece = surface.pieces().get(entry.getKey());
      add(piece.name()).add(piece.file());
      frame(piece.frame());
      add(piece.cornerNormals() == null ? 0 : 1);
    }
    return ranks;
  }

  private void frame(Frame frame) {
    for (double number : frame.placement()) {
      add(number);
    }
    add(frame.up().ordinal());
    add(frame.unit().ordinal());
  }

  /** Adds a vertex by its place among those that were met, and where it is when it is new. */
  private void vertex(Map<Long, Integer> met, long key, float[] p, int v) {
    Integer known = met.putIfAbsent(key, met.size());
    add(known == null ? met.size() - 1 : known);
    if (known == null) {
      point(p, v);
    }
  }

  private void normal(Piece piece, int corner) {
    if (piece.cornerNormals() != null) {
      int n = piece.cornerNormals()[corner];
      add(n < 0 ? 0 : 1);
      if (n >= 0) {
        point(piece.normals(), n);
      }
    }
  }

  private void point(float[] p, int v) {
    room(3 * Float.BYTES);
    bytes.putFloat(p[3 * v]).putFloat(p[3 * v + 1]).putFloat(p[3 * v + 2]);
  }

  private void room(int more) {
    if (bytes.remaining() < more) {
      int length = Math.max(2 * bytes.capacity(), bytes.position() + more);
      bytes = ByteBuffer.wrap(Arrays.copyOf(bytes.array(), length)).position(bytes.position());
    }
  }

  /** The digest: equal where all that was added is equal. */
  ByteBuffer finish() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes.array(), 0, bytes.position());
      return ByteBuffer.wrap(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
