package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.seeded.Expected.Told;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Streets of 7 to 13 m in a grid, level, that meet at right angles around blocks of 25 to 60 m,
 * which stand a kerb higher: nothing is wrong with them, unless something stands in one.
 */
public final class CityScenes {

  /** About so long are the quads that a street is made of, metres. */
  private static final double CELL = 6;

  /** How far from a thing it may be told, metres. */
  private static final double NEAR = 2;

  private final Random random;
  private final Map<String, MeshDraft> drafts = new LinkedHashMap<>();

  /** Where streets begin and end in turn, along x and along z. */
  private final double[] xs;

  private final double[] zs;
  private final double cos;
  private final double sin;
  private final double kerb;
  private final String street;
  private final String block;

  private CityScenes(Random random) {
    this.random = random;
    xs = lines();
    zs = lines();
    double angle = random.nextInt(3) == 0 ? 0 : 2 * Math.PI * random.nextDouble();
    cos = StrictMath.cos(angle);
    sin = StrictMath.sin(angle);
    kerb = 0.1 + 0.1 * random.nextDouble();
    street = List.of("street", "Road", "asphalt").get(random.nextInt(3));
    block = List.of("sidewalk", "Block", "Object").get(random.nextInt(3));
  }

  private double[] lines() {
    double[] lines = new double[2 * (3 + random.nextInt(2))];
    double at = 0;
    for (int i = 0; i < lines.length; i++) {
      lines[i] = at;
      at += i % 2 == 0 ? 7 + 6 * random.nextDouble() : 25 + 35 * random.nextDouble();
    }
    return lines;
  }

  /** A clean one of a seed. */
  public static SeededScene clean(long seed) {
    return of(seed).scene("city", "", Expected.silence());
  }

  /** One with a bar from kerb to kerb of a street that has crossings at both ends. */
  public static SeededScene barred(long seed) {
    CityScenes city = of(seed);
    double height = 0.4 + city.random.nextDouble();
    return city.thing("city_bar", height, 1, Told.ERROR);
  }

  /** One with a box in the middle of a street, which a car gets past. */
  public static SeededScene boxed(long seed) {
    CityScenes city = of(seed);
    double height = 0.4 + city.random.nextDouble();
    return city.thing("city_box", height, 0.1, Told.WARNING);
  }

  private static CityScenes of(long seed) {
    Random random = new Random(seed * 15485863 + 3);
    random.nextInt();
    CityScenes city = new CityScenes(random);
    city.build();
    return city;
  }

  private void build() {
    for (int i = 0; i + 1 < xs.length; i++) {
      for (int k = 0; k + 1 < zs.length; k++) {
        if (i % 2 == 1 && k % 2 == 1) {
          block(i, k);
        } else {
          String kind = i % 2 == 0 && k % 2 == 0 ? "x" : "s";
          street(draft(street + "_" + kind + i + k), cells(xs, i), cells(zs, k));
        }
      }
    }
  }

  /** Where a stretch between two lines is divided. */
  private static double[] cells(double[] lines, int from) {
    int n = (int) Math.max(1, Math.rint((lines[from + 1] - lines[from]) / CELL));
    double[] cells = new double[n + 1];
    for (int i = 0; i <= n; i++) {
      cells[i] = lines[from] + (lines[from + 1] - lines[from]) * i / n;
    }
    return cells;
  }

  private void street(MeshDraft mesh, double[] x, double[] z) {
    int[][] v = new int[x.length][z.length];
    for (int i = 0; i < x.length; i++) {
      for (int k = 0; k < z.length; k++) {
        v[i][k] = vertex(mesh, x[i], 0, z[k]);
      }
    }
    for (int i = 0; i + 1 < x.length; i++) {
      for (int k = 0; k + 1 < z.length; k++) {
        mesh.quad(v[i][k], v[i][k + 1], v[i + 1][k + 1], v[i + 1][k], "asphalt");
      }
    }
  }

  /** Its kerb all around, and a fan over it. */
  private void block(int column, int row) {
    MeshDraft mesh = draft(block + "_" + column + row);
    double[] x = cells(xs, column);
    double[] z = cells(zs, row);
    List<double[]> rim = new ArrayList<>();
    for (int k = 0; k + 1 < z.length; k++) {
      rim.add(new double[] {x[0], z[k]});
    }
    for (int i = 0; i + 1 < x.length; i++) {
      rim.add(new double[] {x[i], z[z.length - 1]});
    }
    for (int k = z.length - 1; k > 0; k--) {
      rim.add(new double[] {x[x.length - 1], z[k]});
    }
    for (int i = x.length - 1; i > 0; i--) {
      rim.add(new double[] {x[i], z[0]});
    }
    int n = rim.size();
    int[] low = new int[n];
    int[] high = new int[n];
    for (int i = 0; i < n; i++) {
      low[i] = vertex(mesh, rim.get(i)[0], 0, rim.get(i)[1]);
      high[i] = vertex(mesh, rim.get(i)[0], kerb, rim.get(i)[1]);
    }
    int middle = vertex(mesh, (x[0] + x[x.length - 1]) / 2, kerb, (z[0] + z[z.length - 1]) / 2);
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n;
      mesh.quad(low[i], low[next], high[next], high[i], "stone");
      mesh.triangle(high[i], high[next], middle, "stone");
    }
  }

  /**
   * Something across a street between two crossings.
   *
   * @param part of the street's width
   */
  private SeededScene thing(String kind, double height, double part, Told told) {
    boolean alongX = random.nextBoolean();
    double[] along = alongX ? xs : zs;
    double[] across = alongX ? zs : xs;
    int from = 1 + 2 * random.nextInt(along.length / 2 - 1);
    int side = 2 * random.nextInt(across.length / 2);
    double at = (along[from] + along[from + 1]) / 2 + 4 * (random.nextDouble() - 0.5);
    double middle = (across[side] + across[side + 1]) / 2;
    double width = part * (across[side + 1] - across[side]);
    Solid box = Shapes.box(alongX ? 0.4 : width, alongX ? width : 0.4, height);
    MeshDraft mesh = draft("Cube");
    List<double[]> points = new ArrayList<>();
    int[] v = new int[box.vertices().size()];
    for (int i = 0; i < v.length; i++) {
      double[] p = box.vertices().get(i);
      double x = p[0] + (alongX ? at : middle);
      double z = p[1] + (alongX ? middle : at);
      v[i] = vertex(mesh, x, p[2], z);
      points.add(turned(x, p[2], z));
    }
    for (int[] t : box.triangles()) {
      mesh.triangle(v[t[0]], v[t[2]], v[t[1]], "default");
    }
    for (int i = 0; i <= 20; i++) {
      double aside = middle + width * (i / 20.0 - 0.5);
      points.add(turned(alongX ? at : aside, 0, alongX ? aside : at));
    }
    String words =
        String.format(
            Locale.ROOT, ", %.2f m high and %.2f m wide in street %d", height, width, side);
    Expected expected = new Expected(told, told, points, NEAR, List.of(height), false, true);
    return scene(kind, words, expected);
  }

  private SeededScene scene(String kind, String words, Expected expected) {
    List<Piece> pieces = drafts.values().stream().map(d -> d.build(kind + ".obj")).toList();
    String told =
        String.format(
            Locale.ROOT, "%s x %s, kerb %.2f", Arrays.toString(xs), Arrays.toString(zs), kerb);
    double[] onRoad = turned((xs[0] + xs[1]) / 2, 0, (zs[0] + zs[1]) / 2);
    return new SeededScene(
        kind, told + words, pieces, LevelHints.NONE, onRoad, null, null, expected);
  }

  private MeshDraft draft(String name) {
    return drafts.computeIfAbsent(name, k -> new MeshDraft(k, SurfaceClass.UNKNOWN));
  }

  private int vertex(MeshDraft mesh, double x, double y, double z) {
    double[] p = turned(x, y, z);
    return mesh.vertex(p[0], p[1], p[2]);
  }

  private double[] turned(double x, double y, double z) {
    return new double[] {x * cos + z * sin, y, z * cos - x * sin};
  }
}
