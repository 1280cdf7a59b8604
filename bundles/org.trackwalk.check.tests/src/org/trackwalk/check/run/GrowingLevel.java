package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Levels that are hard in one way, of any size: broken exports, as fuzzers and converters make
 * them, in which all meets all.
 */
enum GrowingLevel {
  /** Triangles around one edge of a metre, as spokes. */
  EDGEFAN(true, 500) {
    @Override
    void add(Builder to, int size) {
      to.vertex(0, 0, 0);
      to.vertex(1, 0, 0);
      for (int i = 0; i < size; i++) {
        double angle = to.random.nextDouble(2 * Math.PI);
        to.triangle(0, 1, to.vertex(0.5, Math.sin(angle), Math.cos(angle)));
      }
      to.end("road_x");
    }
  },
  /** One fan of thin triangles around a vertex, a disc of 50 m. */
  VERTEXFAN(false, 500) {
    @Override
    void add(Builder to, int size) {
      to.vertex(0, 0, 0);
      for (int i = 0; i < size; i++) {
        double angle = i * 2 * Math.PI / size;
        to.vertex(50 * Math.cos(angle), 0, -50 * Math.sin(angle));
        to.triangle(0, i + 1, (i + 1) % size + 1);
      }
      to.end("road_x");
    }
  },
  /** Triangles of half a metre, anywhere in a box of 20 m, one piece. */
  SOUP(false, 1000) {
    @Override
    void add(Builder to, int size) {
      to.loose(size, 20, 0.5, 0.5);
      to.end("road_x");
    }
  },
  /** A hundred pieces of triangles that span a box of 20 m. */
  SOUPPIECES(false, 300) {
    @Override
    void add(Builder to, int size) {
      for (int piece = 0; piece < 100; piece++) {
        to.spanning(size / 100, 20);
        to.end("road_" + piece);
      }
    }
  },
  /** Triangles that span a cube of a kilometre. */
  BIGTRIS(false, 50) {
    @Override
    void add(Builder to, int size) {
      to.spanning(size, 1000);
      to.end("road_x");
    }
  },
  /** Any finite floats: most are smaller than atoms or farther off than stars. */
  RANDOMBITS(true, 100) {
    @Override
    void add(Builder to, int size) {
      int vertices = 3 * size / 2;
      for (int i = 0; i < vertices; i++) {
        to.vertex(to.bits(), to.bits(), to.bits());
      }
      for (int i = 0; i < size; i++) {
        to.triangle(
            to.random.nextInt(vertices), to.random.nextInt(vertices), to.random.nextInt(vertices));
      }
      to.end("road_x");
    }
  },
  /** Triangles of a metre in one plane, all on a square metre. */
  COPLANAR(true, 500) {
    @Override
    void add(Builder to, int size) {
      to.loose(size, 1, 1, 0);
      to.end("road_x");
    }
  },
  /** One small sheet, so many times at one place, each a piece. */
  IDENTICALPIECES(true, 500) {
    @Override
    void add(Builder to, int size) {
      for (int i = 0; i < size; i++) {
        to.sheet(0, 0, 2, 2, 1);
        to.end("road_" + i);
      }
    }
  },
  /** Needles 20 m long that all cross at one place. */
  STAR(false, 250) {
    @Override
    void add(Builder to, int size) {
      for (int i = 0; i < size; i++) {
        double angle = to.random.nextDouble(2 * Math.PI);
        double x = Math.cos(angle);
        double z = Math.sin(angle);
        double[] at = {to.between(-0.2, 0.2), to.between(-0.2, 0.2), to.between(-0.2, 0.2)};
        to.vertex(at[0] - 10 * x, at[1], at[2] - 10 * z);
        to.vertex(at[0] + 10 * x, at[1], at[2] + 10 * z);
        to.vertex(at[0] + 10 * x - 0.01 * z, at[1], at[2] + 10 * z + 0.01 * x);
      }
      to.corners(size);
      to.end("road_x");
    }
  },
  /** Small triangles that lie apart, each a piece. */
  TINYPIECES(false, 1000) {
    @Override
    void add(Builder to, int size) {
      int side = (int) Math.sqrt(size);
      for (int i = 0; i < size; i++) {
        int x = i % side;
        int z = i / side;
        to.triangle(to.vertex(x, 0, z), to.vertex(x, 0, z + 0.5), to.vertex(x + 0.5, 0, z));
        to.end("road_" + i);
      }
    }
  };

  private static final long SEED = 26;

  /** Whether it lies beside a sound road, of a size of its own. */
  private final boolean beside;

  private final int small;

  GrowingLevel(boolean beside, int small) {
    this.beside = beside;
    this.small = small;
  }

  /** Makes so many triangles or pieces. */
  abstract void add(Builder to, int size);

  /** A size at which what grows is more than what is there anyway. */
  int small() {
    return small;
  }

  /** The level of a size: triangles, or pieces where those are what grows. */
  Level of(int size) {
    Builder builder = new Builder();
    if (beside) {
      builder.sheet(-30, 0, 20, 200, 0.5);
      builder.end("road_base");
    }
    add(builder, size);
    return new Level(
        name().toLowerCase(Locale.ROOT),
        "",
        builder.pieces,
        List.of(),
        List.of("level.obj"),
        LevelHints.NONE);
  }

  /** Puts pieces together. */
  static final class Builder {

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Float> positions = new ArrayList<>();
    private final List<Integer> triangles = new ArrayList<>();

    int vertex(double x, double y, double z) {
      positions.add((float) x);
      positions.add((float) y);
      positions.add((float) z);
      return positions.size() / 3 - 1;
    }

    void triangle(int a, int b, int c) {
      triangles.add(a);
      triangles.add(b);
      triangles.add(c);
    }

    /** Each three vertices are a triangle. */
    void corners(int count) {
      for (int i = 0; i < count; i++) {
        triangle(3 * i, 3 * i + 1, 3 * i + 2);
      }
    }

    double between(double from, double to) {
      return random.nextDouble(from, to);
    }

    float bits() {
      float value = Float.intBitsToFloat(random.nextInt());
      return Float.isFinite(value) ? value : 0;
    }

    /** Triangles whose corners lie anywhere in a box. */
    void spanning(int count, double box) {
      for (int i = 0; i < 3 * count; i++) {
        vertex(between(0, box), between(0, box), between(0, box));
      }
      corners(count);
    }

    /** Triangles in a box, each within {@code half} metres of its middle. */
    void loose(int count, double box, double half, double halfHeight) {
      for (int i = 0; i < count; i++) {
        double x = between(0, box);
        double y = halfHeight == 0 ? 0 : between(0, box);
        double z = between(0, box);
        for (int k = 0; k < 3; k++) {
          double up = halfHeight == 0 ? 0 : between(-halfHeight, halfHeight);
          vertex(x + between(-half, half), y + up, z + between(-half, half));
        }
      }
      corners(count);
    }

    /** Level ground of squares. */
    void sheet(double x, double z, int columns, int rows, double width) {
      int first = positions.size() / 3;
      for (int i = 0; i <= columns; i++) {
        for (int j = 0; j <= rows; j++) {
          vertex(x + i * width, 0, z + j * width);
        }
      }
      for (int i = 0; i < columns; i++) {
        for (int j = 0; j < rows; j++) {
          int a = first + i * (rows + 1) + j;
          triangle(a, a + 1, a + rows + 2);
          triangle(a, a + rows + 2, a + rows + 1);
        }
      }
    }

    void end(String name) {
      float[] p = new float[positions.size()];
      for (int i = 0; i < p.length; i++) {
        p[i] = positions.get(i);
      }
      pieces.add(
          Piece.named(name, "level.obj")
              .frame(Frame.of(UpAxis.Y, LengthUnit.METRE))
              .mesh(p, triangles.stream().mapToInt(Integer::intValue).toArray())
              .build());
      positions.clear();
      triangles.clear();
    }
  }
}
