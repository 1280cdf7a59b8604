package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/**
 * A ring of one mesh whose materials are numbered, of which a stretch is of another material, and
 * that is torn across somewhere. Metres; two straights and two half circles, which may lean.
 *
 * @param told its sizes in words
 * @param piece all of it
 * @param start a point on the road, away from the other material and the tear
 * @param length of the middle line
 * @param tear middles of both its ends; empty where there is none
 */
record PatchedRing(String told, Piece piece, double[] start, double length, List<double[]> tear) {

  /** Where the road is torn. */
  enum Where {
    NOWHERE,
    IN_THE_PATCH,
    AT_ITS_BEGIN,
    AT_ITS_END,
    IN_ITS_SECOND_HALF,
    BEFORE_IT,
    BEHIND_IT
  }

  PatchedRing {
    tear = List.copyOf(tear);
  }

  /** The level as an importer would hand it over. */
  Level level() {
    return new Level("ring", "", List.of(piece), List.of(), List.of(piece.file()), LevelHints.NONE);
  }

  /** A ring of a seed. */
  static PatchedRing of(long seed, Where where) {
    return new Sketch(new Random(seed * 6364136223846793005L + 7), where).draw();
  }

  /** What is drawn from a seed. */
  private static final class Sketch {

    private final double width;
    private final double verge;
    private final double straight;
    private final double radius;
    private final double bank;
    private final double turn;
    private final double row;
    private final int lanes;
    private final double from;
    private final double to;
    private final double half;
    private final double[] torn = new double[2];
    private final boolean wholeTear;
    private final boolean named;
    private final double shear;
    private final boolean startInPatch;

    Sketch(Random random, Where where) {
      width = 5 * StrictMath.exp(random.nextDouble() * StrictMath.log(8));
      verge = random.nextInt(3) == 0 ? 0 : 2 + 6 * random.nextDouble();
      radius = width * (1.5 + 2 * random.nextDouble()) + 20 + verge;
      straight = 150 + 10 * width + 200 * random.nextDouble();
      bank = random.nextInt(2) == 0 ? 0 : StrictMath.toRadians(2 + 10 * random.nextDouble());
      turn = 2 * StrictMath.PI * random.nextDouble();
      row = Math.min(radius * StrictMath.toRadians(3), 2 + 8 * random.nextDouble());
      lanes = 1 + random.nextInt(3);
      named = random.nextInt(4) > 0;
      // The start lies in the middle of the first straight; the patch is on the other half.
      double long1 = 25 + 1.2 * width + 150 * random.nextDouble();
      double free = length() - straight - long1 - 4 * width - 60;
      from = straight + 2 * width + 30 + Math.max(0, free) * random.nextDouble();
      to = from + long1;
      half = from + (0.35 + 0.3 * random.nextDouble()) * (to - from);
      double gap = 0.01 * StrictMath.exp(random.nextDouble() * StrictMath.log(1200));
      double at =
          switch (where) {
            case IN_THE_PATCH -> from + (0.1 + 0.2 * random.nextDouble()) * (to - from);
            case IN_ITS_SECOND_HALF -> half + (0.1 + 0.6 * random.nextDouble()) * (to - half);
            case AT_ITS_BEGIN -> from;
            case AT_ITS_END -> to;
            case BEFORE_IT -> from - 8 - 15 * random.nextDouble();
            case BEHIND_IT -> to + 8 + 15 * random.nextDouble();
            case NOWHERE -> Double.NaN;
          };
      torn[0] = at;
      torn[1] = at + gap;
      wholeTear = random.nextBoolean();
      shear = random.nextInt(3) == 0 ? 0.6 * random.nextDouble() - 0.3 : 0;
      boolean inFirst = where == Where.IN_ITS_SECOND_HALF || where == Where.AT_ITS_END;
      startInPatch = random.nextInt(4) == 0 && (inFirst || where == Where.BEHIND_IT);
    }

    private double length() {
      return 2 * straight + 2 * StrictMath.PI * radius;
    }

    PatchedRing draw() {
      TreeSet<Double> rows = new TreeSet<>();
      int parts = (int) Math.ceil(length() / row);
      double[] asked = {from, half, to, torn[0], torn[1]};
      for (int i = 0; i < parts; i++) {
        double s = length() * i / parts;
        boolean near = false;
        for (double a : asked) {
          near |= Math.abs(a - s) < row / 3 + askew(a, width / 2 + verge);
        }
        if (!near && !(s > torn[0] && s < torn[1])) {
          rows.add(s);
        }
      }
      for (double a : asked) {
        if (!Double.isNaN(a)) {
          rows.add(a);
        }
      }
      Mesh mesh = new Mesh();
      List<Double> all = new ArrayList<>(rows);
      for (int i = 0; i < all.size(); i++) {
        double a = all.get(i);
        double b = i + 1 < all.size() ? all.get(i + 1) : all.get(0);
        boolean gone = a == torn[0];
        strips(mesh, a, b, gone);
      }
      List<double[]> tear = new ArrayList<>();
      for (double s : torn) {
        if (!Double.isNaN(s)) {
          tear.add(at(s, 0));
        }
      }
      String words =
          String.format(
              Locale.ROOT,
              "width %.1f, verge %.1f, straight %.0f, radius %.0f, bank %.1f, rows %.1f, m1 from"
                  + " %.1f to %.1f, torn from %.2f by %.3f, askew"
                  + " %.2f, start in m%d",
              width,
              verge,
              straight,
              radius,
              StrictMath.toDegrees(bank),
              row,
              from,
              to,
              torn[0],
              torn[1] - torn[0],
              shear,
              startInPatch ? 1 : 0);
      return new PatchedRing(
          words,
          mesh.build(named),
          at(startInPatch ? (from + half) / 2 : straight / 2, 0),
          length(),
          tear);
    }

    private void strips(Mesh mesh, double a, double b, boolean gone) {
      int material = a >= from && a < half ? 1 : a >= half && a < to ? 2 : 0;
      for (int lane = 0; lane < lanes && !gone; lane++) {
        mesh.quad(
            material,
            at(a, edge(lane)),
            at(b, edge(lane)),
            at(b, edge(lane + 1)),
            at(a, edge(lane + 1)));
      }
      for (int side = -1; side <= 1 && verge > 0 && !(gone && wholeTear); side += 2) {
        double inner = side * width / 2;
        double outer = side * (width / 2 + verge);
        double left = Math.min(inner, outer);
        double right = Math.max(inner, outer);
        mesh.quad(3, at(a, left), at(b, left), at(b, right), at(a, right));
      }
    }

    private double edge(int lane) {
      return lane == lanes ? width / 2 : -width / 2 + width * lane / lanes;
    }

    /** How far along the outer border of what is torn askew lies. */
    private double askew(double s, double out) {
      return s == torn[0] || s == torn[1] ? Math.abs(shear * out) : 0;
    }

    /** A place: metres along, metres outward. */
    private double[] at(double along, double out) {
      double s = along % length() + Math.signum(shear * out) * askew(along, out);
      double bend = StrictMath.PI * radius;
      boolean back = s >= straight + bend;
      double t = back ? s - straight - bend : s;
      double flat = out * StrictMath.cos(bank);
      double x;
      double z;
      if (t < straight) {
        x = t - straight / 2;
        z = -radius - flat;
      } else {
        double angle = (t - straight) / radius;
        x = straight / 2 + (radius + flat) * StrictMath.sin(angle);
        z = -(radius + flat) * StrictMath.cos(angle);
      }
      double sign = back ? -1 : 1;
      double cos = sign * StrictMath.cos(turn);
      double sin = sign * StrictMath.sin(turn);
      return new double[] {cos * x - sin * z, out * StrictMath.sin(bank), sin * x + cos * z};
    }
  }

  /** Quads that share their corners. */
  private static final class Mesh {

    private final Map<List<Float>, Integer> corners = new HashMap<>();
    private final List<Float> xyz = new ArrayList<>();
    private final List<Integer> triangles = new ArrayList<>();
    private final List<Integer> materials = new ArrayList<>();

    void quad(int material, double[]... p) {
      int[] v = new int[4];
      for (int i = 0; i < 4; i++) {
        List<Float> place = List.of((float) p[i][0], (float) p[i][1], (float) p[i][2]);
        Integer known = corners.get(place);
        v[i] = known == null ? corners.size() : known;
        if (known == null) {
          corners.put(place, v[i]);
          xyz.addAll(place);
        }
      }
      for (int k : new int[] {0, 1, 2, 0, 2, 3}) {
        triangles.add(v[k]);
      }
      materials.add(material);
      materials.add(material);
    }

    Piece build(boolean named) {
      float[] p = new float[xyz.size()];
      for (int i = 0; i < p.length; i++) {
        p[i] = xyz.get(i);
      }
      int[] t = triangles.stream().mapToInt(Integer::intValue).toArray();
      Piece.Builder piece = Piece.named("mesh", "level.glb").mesh(p, t);
      int[] of = materials.stream().mapToInt(Integer::intValue).toArray();
      return (named ? piece.surfaces(List.of("m0", "m1", "m2", "m3"), of) : piece).build();
    }
  }
}
