package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * The bodies that an engine gets: stored vertices in stored order, nothing welded and nothing left
 * out but triangles with a corner that is no number. A piece that its file places is placed before
 * the engine sees it.
 *
 * @param bodies each with at least one triangle
 * @param names of what each is made of
 */
record LevelBodies(List<EngineBody> bodies, List<String> names) {

  /** A last digit of coordinates of 8 to 16 m, metres. */
  private static final float DIGIT = 1e-6f;

  /** The level as its game makes bodies of it. */
  static LevelBodies of(WeldedSurface surface, Bodies made) {
    Map<String, List<EngineBody>> parts = new LinkedHashMap<>();
    for (Piece piece : surface.pieces()) {
      if (piece.collidable() && piece.triangleCount() > 0) {
        String name =
            switch (made) {
              case ONE -> "the level";
              case FILE -> piece.file();
              case PIECE -> piece.name();
            };
        parts.computeIfAbsent(name, n -> new ArrayList<>()).add(body(piece));
      }
    }
    List<EngineBody> bodies = new ArrayList<>();
    List<String> names = new ArrayList<>();
    parts.forEach(
        (name, list) -> {
          EngineBody joined = joined(list);
          if (joined.corners().length > 0) {
            bodies.add(joined);
            names.add(name);
          }
        });
    return new LevelBodies(bodies, names);
  }

  /** The healed copy: one body, whose triangles share their vertices. */
  static LevelBodies healed(HealedSurface surface) {
    int[] corners = surface.triangles();
    float[] points = surface.positions();
    return new LevelBodies(
        List.of(new EngineBody(points, finite(points, corners))), List.of("the healed copy"));
  }

  /** The same bodies, the triangles and the vertices of each in reverse order. */
  static List<EngineBody> reversed(List<EngineBody> bodies) {
    List<EngineBody> reversed = new ArrayList<>();
    for (EngineBody body : bodies) {
      float[] from = body.points();
      float[] points = new float[from.length];
      for (int i = 0; i < from.length; i += 3) {
        System.arraycopy(from, i, points, from.length - 3 - i, 3);
      }
      int[] old = body.corners();
      int[] corners = new int[old.length];
      for (int i = 0; i < old.length; i++) {
        corners[old.length - 3 - i + 2 * (i % 3)] = from.length / 3 - 1 - old[i];
      }
      reversed.add(new EngineBody(points, corners));
    }
    return reversed;
  }

  /**
   * The same bodies whose vertices lie higher or lower by a last digit, at least {@link #DIGIT}:
   * those in one place all alike, which of both hangs on the place.
   *
   * @param variant which of many such changes
   */
  static List<EngineBody> moved(List<EngineBody> bodies, int variant) {
    List<EngineBody> moved = new ArrayList<>();
    for (EngineBody body : bodies) {
      float[] points = body.points().clone();
      for (int i = 0; i < points.length; i += 3) {
        // both zeros are one place
        int place = Float.floatToIntBits(points[i] + 0f);
        place = 31 * place + Float.floatToIntBits(points[i + 1] + 0f);
        place = 31 * place + Float.floatToIntBits(points[i + 2] + 0f);
        boolean up = new SplittableRandom(place * (variant + 1L)).nextBoolean();
        float digit = Math.max(DIGIT, Math.ulp(points[i + 1]));
        points[i + 1] += up ? digit : -digit;
      }
      moved.add(new EngineBody(points, body.corners()));
    }
    return moved;
  }

  private static EngineBody body(Piece piece) {
    float[] points =
        piece.frame().sameAsLevel() ? piece.positions() : piece.frame().place(piece.positions());
    int[] corners = piece.triangles();
    if (piece.frame().mirrors()) {
      corners = corners.clone();
      for (int t = 0; t < corners.length; t += 3) {
        int turned = corners[t + 1];
        corners[t + 1] = corners[t + 2];
        corners[t + 2] = turned;
      }
    }
    return new EngineBody(points, finite(points, corners));
  }

  private static int[] finite(float[] points, int[] corners) {
    int[] kept = new int[corners.length];
    int n = 0;
    for (int t = 0; t < corners.length; t += 3) {
      float sum = 0;
      for (int k = 0; k < 9; k++) {
        sum += points[3 * corners[t + k / 3] + k % 3] * 0;
      }
      if (sum == 0) {
        System.arraycopy(corners, t, kept, n, 3);
        n += 3;
      }
    }
    return n == corners.length ? corners : Arrays.copyOf(kept, n);
  }

  private static EngineBody joined(List<EngineBody> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    float[] points = new float[parts.stream().mapToInt(p -> p.points().length).sum()];
    int[] corners = new int[parts.stream().mapToInt(p -> p.corners().length).sum()];
    int at = 0;
    int to = 0;
    for (EngineBody part : parts) {
      System.arraycopy(part.points(), 0, points, at, part.points().length);
      for (int corner : part.corners()) {
        corners[to++] = corner + at / 3;
      }
      at += part.points().length;
    }
    return new EngineBody(points, corners);
  }
}
