package org.trackwalk.contact.collide;

import java.math.BigDecimal;
import java.util.Comparator;

/**
 * The order of the places at which an edge goes through another surface, from its end with the
 * lesser number to the other. Each is where a line meets a plane, a quotient of numbers that are
 * known exactly; quotients are compared, never computed (M. Attene, Indirect Predicates for
 * Geometric Constructions, 2020). Of equal ones the infinitesimal move of {@link ShiftedSigns}
 * decides, and of two triangles in one plane their numbers.
 */
final class AlongEdge implements Comparator<Hit> {

  private final Shell edges;
  private final Shell triangles;

  /**
   * Compares places of one edge with each other.
   *
   * @param edges the surface of the edge
   * @param triangles the surface that it goes through
   */
  AlongEdge(Shell edges, Shell triangles) {
    this.edges = edges;
    this.triangles = triangles;
  }

  @Override
  public int compare(Hit one, Hit other) {
    if (one.triangle() == other.triangle()) {
      return 0;
    }
    BigDecimal[] n = normal(one.triangle());
    BigDecimal[] m = normal(other.triangle());
    BigDecimal ofOne = fall(n, one);
    BigDecimal ofOther = fall(m, other);
    int turned = ofOne.signum() * ofOther.signum();
    int order = turned * over(n, one).multiply(ofOther).compareTo(over(m, other).multiply(ofOne));
    for (int axis = 0; order == 0 && axis < 3; axis++) {
      int shift = turned * n[axis].multiply(ofOther).compareTo(m[axis].multiply(ofOne));
      order = one.ofFirst() ? -shift : shift;
    }
    return order == 0 ? Integer.compare(one.triangle(), other.triangle()) : order;
  }

  private BigDecimal[] normal(int t) {
    BigDecimal[] u = new BigDecimal[3];
    BigDecimal[] v = new BigDecimal[3];
    for (int axis = 0; axis < 3; axis++) {
      BigDecimal o = number(triangles, triangles.at(t, 0) + axis);
      u[axis] = number(triangles, triangles.at(t, 1) + axis).subtract(o);
      v[axis] = number(triangles, triangles.at(t, 2) + axis).subtract(o);
    }
    BigDecimal[] n = new BigDecimal[3];
    for (int axis = 0; axis < 3; axis++) {
      int i = (axis + 1) % 3;
      int j = (axis + 2) % 3;
      n[axis] = u[i].multiply(v[j]).subtract(u[j].multiply(v[i]));
    }
    return n;
  }

  /** How far the edge's low end lies over the triangle's plane, times the normal's length. */
  private BigDecimal over(BigDecimal[] n, Hit hit) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int axis = 0; axis < 3; axis++) {
      BigDecimal d =
          number(edges, 3 * hit.low() + axis)
              .subtract(number(triangles, triangles.at(hit.triangle(), 0) + axis));
      sum = sum.add(n[axis].multiply(d));
    }
    return sum;
  }

  /** How far the edge goes down from its low end to its high one, likewise. */
  private BigDecimal fall(BigDecimal[] n, Hit hit) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int axis = 0; axis < 3; axis++) {
      BigDecimal d =
          number(edges, 3 * hit.low() + axis).subtract(number(edges, 3 * hit.high() + axis));
      sum = sum.add(n[axis].multiply(d));
    }
    return sum;
  }

  private static BigDecimal number(Shell shell, int index) {
    return new BigDecimal(shell.positions()[index]);
  }
}
