package org.trackwalk.contact.query;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The contact methods a second time: from the definitions, without a tree, a filter or a rounding
 * before the answer. Every triangle is asked, the closest feature is the one with the least
 * distance of vertices, edges and face, distances are fractions of whole numbers, and voided
 * features are sets of texts.
 */
final class BruteForce {

  /** Coordinates are counted in steps of 2^-100: finer than any number in the tests. */
  private static final int BITS = 100;

  /** One triangle in reach; text names of its corners by position and by index. */
  record Measured(
      int key,
      String piece,
      int source,
      int rank,
      String featureBits,
      String featureIndex,
      Set<String> heldBits,
      Set<String> heldIndex,
      BigInteger over,
      BigInteger under,
      double[] direction,
      double[] triangleNormal,
      int featureAt,
      boolean behind,
      double[] centre,
      double[][] corners,
      String[] bits,
      String[] index) {

    /** face, vertex or edge. */
    String kind() {
      return List.of("face", "vertex", "edge").get(rank);
    }

    int compareDistance(Measured o) {
      return over.multiply(o.under).compareTo(o.over.multiply(under));
    }
  }

  private record Whole(BigInteger x, BigInteger y, BigInteger z) {
    static Whole of(double x, double y, double z) {
      return new Whole(steps(x), steps(y), steps(z));
    }

    Whole minus(Whole o) {
      return new Whole(x.subtract(o.x), y.subtract(o.y), z.subtract(o.z));
    }

    BigInteger dot(Whole o) {
      return x.multiply(o.x).add(y.multiply(o.y)).add(z.multiply(o.z));
    }

    Whole cross(Whole o) {
      return new Whole(
          y.multiply(o.z).subtract(z.multiply(o.y)),
          z.multiply(o.x).subtract(x.multiply(o.z)),
          x.multiply(o.y).subtract(y.multiply(o.x)));
    }

    Whole scaled(BigInteger by) {
      return new Whole(x.multiply(by), y.multiply(by), z.multiply(by));
    }

    double[] unit() {
      BigInteger most = x.abs().max(y.abs()).max(z.abs());
      double[] d = new double[3];
      double norm = 0;
      for (int i = 0; i < 3; i++) {
        BigInteger c = i == 0 ? x : i == 1 ? y : z;
        d[i] =
            new BigDecimal(c)
                .divide(new BigDecimal(most), 30, java.math.RoundingMode.HALF_EVEN)
                .doubleValue();
        norm += d[i] * d[i];
      }
      for (int i = 0; i < 3; i++) {
        d[i] /= Math.sqrt(norm);
      }
      return d;
    }
  }

  private static BigInteger steps(double value) {
    return new BigDecimal(value)
        .multiply(new BigDecimal(BigInteger.ONE.shiftLeft(BITS)))
        .toBigIntegerExact();
  }

  private BruteForce() {}

  /**
   * All triangles that face the probe, with their distances.
   *
   * @param horizon metres; triangles whose boxes are farther are left out, to save the tests time
   */
  static List<Measured> measure(
      WeldedSurface surface, double x, double y, double z, double horizon) {
    List<Measured> found = new ArrayList<>();
    for (int key = 0; key < surface.triangleCount(); key++) {
      Piece piece = surface.pieces().get(surface.pieceOf(key));
      int source = surface.sourceTriangle(key);
      float[] p = piece.positions();
      int[] v = new int[3];
      boolean near = true;
      double[] c = {x, y, z};
      for (int axis = 0; axis < 3; axis++) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < 3; k++) {
          v[k] = piece.triangles()[3 * source + k];
          least = Math.min(least, p[3 * v[k] + axis]);
          most = Math.max(most, p[3 * v[k] + axis]);
        }
        near &= least - horizon <= c[axis] && c[axis] <= most + horizon;
      }
      if (near) {
        Measured m = measure(piece, key, source, v, c);
        if (m != null) {
          found.add(m);
        }
      }
    }
    return found;
  }

  private static Measured measure(Piece piece, int key, int source, int[] v, double[] centreAt) {
    Whole centre = Whole.of(centreAt[0], centreAt[1], centreAt[2]);
    double[][] corners = new double[3][];
    float[] p = piece.positions();
    Whole[] at = new Whole[3];
    String[] bits = new String[3];
    String[] index = new String[3];
    for (int k = 0; k < 3; k++) {
      corners[k] = new double[] {p[3 * v[k]], p[3 * v[k] + 1], p[3 * v[k] + 2]};
      at[k] = Whole.of(p[3 * v[k]], p[3 * v[k] + 1], p[3 * v[k] + 2]);
      bits[k] = p[3 * v[k]] + " " + p[3 * v[k] + 1] + " " + p[3 * v[k] + 2];
      index[k] = piece.name() + "#" + v[k];
    }
    Whole n = at[1].minus(at[0]).cross(at[2].minus(at[0]));
    if (n.dot(n).signum() == 0) {
      return null;
    }
    BigInteger volume = n.dot(centre.minus(at[0]));
    if (volume.signum() < 0 && !piece.twoSided(source)) {
      return null;
    }
    double[] normal = n.unit();
    if (volume.signum() < 0) {
      normal = new double[] {-normal[0], -normal[1], -normal[2]};
    }
    BigInteger over = null;
    BigInteger under = null;
    int rank = -1;
    String featureBits = "";
    String featureIndex = "";
    Whole away = null;
    int featureAt = 0;
    for (int k = 0; k < 3; k++) {
      Whole d = centre.minus(at[k]);
      if (over == null || d.dot(d).multiply(under).compareTo(over) < 0) {
        over = d.dot(d);
        under = BigInteger.ONE;
        rank = 1;
        featureBits = bits[k];
        featureIndex = index[k];
        featureAt = k;
        away = d;
      }
    }
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      Whole e = at[next].minus(at[k]);
      Whole d = centre.minus(at[k]);
      BigInteger along = d.dot(e);
      BigInteger length = e.dot(e);
      if (along.signum() > 0 && along.compareTo(length) < 0) {
        Whole moment = d.cross(e);
        BigInteger square = moment.dot(moment);
        if (square.multiply(under).compareTo(over.multiply(length)) < 0) {
          over = square;
          under = length;
          rank = 2;
          featureBits = pair(bits[k], bits[next]);
          featureIndex = pair(index[k], index[next]);
          featureAt = k;
          away = d.scaled(length).minus(e.scaled(along));
        }
      }
    }
    boolean inside = true;
    for (int k = 0; k < 3; k++) {
      Whole e = at[(k + 1) % 3].minus(at[k]);
      inside &= e.cross(centre.minus(at[k])).dot(n).signum() > 0;
    }
    double[] direction = normal;
    if (inside) {
      over = volume.multiply(volume);
      under = n.dot(n);
      rank = 0;
      featureBits = "";
      featureIndex = "";
    } else if (over.signum() > 0) {
      direction = away.unit();
    }
    return new Measured(
        key,
        piece.name(),
        source,
        rank,
        featureBits,
        featureIndex,
        held(bits),
        held(index),
        over,
        under.shiftLeft(2 * BITS),
        direction,
        normal,
        featureAt,
        volume.signum() < 0,
        centreAt,
        corners,
        bits,
        index);
  }

  private static Set<String> held(String[] corner) {
    Set<String> held = new HashSet<>(List.of(corner));
    for (int k = 0; k < 3; k++) {
      held.add(pair(corner[k], corner[(k + 1) % 3]));
    }
    return held;
  }

  private static String pair(String a, String b) {
    return a.compareTo(b) < 0 ? a + "|" + b : b + "|" + a;
  }

  /** Distance, then face, vertex, edge, then geometry key. */
  static final Comparator<Measured> ORDER =
      ((Comparator<Measured>) Measured::compareDistance)
          .thenComparingInt(Measured::rank)
          .thenComparingInt(Measured::key);

  /** What a method keeps of all triangles around, nearest first. */
  static List<Measured> contacts(List<Measured> all, double radius, double a, String method) {
    List<Measured> near = within(all, radius, a);
    return contacts(near, sorted(near), method);
  }

  /** The triangles within radius and contact distance. */
  static List<Measured> within(List<Measured> all, double radius, double a) {
    BigDecimal inflated = new BigDecimal(radius + a);
    BigDecimal square = inflated.multiply(inflated);
    List<Measured> near = new ArrayList<>();
    for (Measured m : all) {
      if (new BigDecimal(m.over).compareTo(square.multiply(new BigDecimal(m.under))) <= 0) {
        near.add(m);
      }
    }
    return near;
  }

  /** The same, nearest first. */
  static List<Measured> sorted(List<Measured> near) {
    List<Measured> sorted = new ArrayList<>(near);
    sorted.sort(ORDER);
    return sorted;
  }

  /**
   * What a method keeps, nearest first.
   *
   * @param near by geometry key
   * @param sorted the same, nearest first
   */
  static List<Measured> contacts(List<Measured> near, List<Measured> sorted, String method) {
    List<Measured> kept = new ArrayList<>();
    switch (method) {
      case "closest-point", "triangle-normal", "smoothed-normal", "voronoi", "active-edges" ->
          kept.addAll(near);
      case "voided-meqon" ->
          kept.addAll(BruteForceVoiding.lists(near, BruteForceVoiding.Reading.NOT_THE_FEATURE));
      case "voided-vertices" -> kept.addAll(BruteForceVoiding.vertices(sorted, 1e-4));
      case "voided-welded" -> voiding(sorted, new HashSet<>(), true, kept);
      case "voided-sorted" -> {
        Set<String> voided = new HashSet<>();
        voiding(only(sorted, 0), voided, false, kept);
        voiding(only(sorted, 1, 2), voided, false, kept);
      }
      default -> {
        List<Measured> order =
            method.endsWith("distance") ? sorted : method.endsWith("reverse") ? flip(near) : near;
        Set<String> voided = new HashSet<>();
        voiding(only(order, 0), voided, false, kept);
        voiding(only(order, 2), voided, false, kept);
        voiding(only(order, 1), voided, false, kept);
      }
    }
    Set<Measured> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    chosen.addAll(kept);
    return sorted.stream().filter(chosen::contains).toList();
  }

  private static void voiding(
      List<Measured> order, Set<String> voided, boolean byBits, List<Measured> kept) {
    for (Measured m : order) {
      if (m.rank == 0 || !voided.contains(byBits ? m.featureBits : m.featureIndex)) {
        kept.add(m);
      }
      voided.addAll(byBits ? m.heldBits : m.heldIndex);
    }
  }

  private static List<Measured> only(List<Measured> all, int... ranks) {
    return all.stream()
        .filter(m -> java.util.Arrays.stream(ranks).anyMatch(r -> r == m.rank))
        .toList();
  }

  private static List<Measured> flip(List<Measured> all) {
    List<Measured> flipped = new ArrayList<>(all);
    java.util.Collections.reverse(flipped);
    return flipped;
  }
}
