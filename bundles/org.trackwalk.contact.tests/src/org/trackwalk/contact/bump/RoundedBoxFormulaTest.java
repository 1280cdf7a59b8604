package org.trackwalk.contact.bump;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The closed form against impulses found one after the other, and against what was measured. */
class RoundedBoxFormulaTest {

  private static final double STEP = 1.0 / 60;

  private static final double GRAVITY = 9.81;

  private static final int ROUNDS = 20_000;

  private static BoxEdge edge(double speed, double length, double height, double raised) {
    return new BoxEdge(speed, length, height, raised, 0.02, STEP, GRAVITY);
  }

  /** One body, two contacts, sequential impulses until nothing changes. */
  private static double[] solved(BoxEdge edge, double radius, double ahead) {
    double half = edge.length() / 2;
    double distance = Math.hypot(radius - edge.raised(), ahead);
    double[] normal = {-ahead / distance, (radius - edge.raised()) / distance};
    double[] front = {half - radius + ahead, edge.raised() - edge.height() / 2};
    double inertia = (edge.length() * edge.length() + edge.height() * edge.height()) / 12;
    double frontArm = front[0] * normal[1] - front[1] * normal[0];
    double vx = edge.speed();
    double vy = -GRAVITY * STEP;
    double spin = 0;
    double push = 0;
    double hold = 0;
    double wanted = -Math.max(0, distance - radius) / STEP;
    for (int i = 0; i < ROUNDS; i++) {
      double along = vx * normal[0] + vy * normal[1] + spin * frontArm;
      double next = Math.max(0, push + (wanted - along) / (1 + frontArm * frontArm / inertia));
      vx += (next - push) * normal[0];
      vy += (next - push) * normal[1];
      spin += (next - push) * frontArm / inertia;
      push = next;
      double rear = vy - half * spin;
      double held = Math.max(0, hold - rear / (1 + half * half / inertia));
      vy += held - hold;
      spin -= (held - hold) * half / inertia;
      hold = held;
    }
    return new double[] {Math.max(0, push > 0 ? vy : 0), edge.speed() - vx};
  }

  @ParameterizedTest
  @CsvSource({
    "55.6, 4.5, 0.5, 0, 0.05",
    "55.6, 4.5, 0.5, 0.02, 0.05",
    "10, 1.0, 0.5, 0, 0.05",
    "10, 1.0, 2.0, 0, 0.05",
    "30, 2.0, 0.5, 0.049, 0.05",
    "1, 4.5, 0.5, 0, 0.04",
    "5, 0.4, 3.0, 0.01, 0.2"
  })
  void anyPlaceIsWhatImpulsesFind(
      double speed, double length, double height, double raised, double radius) {
    BoxEdge edge = edge(speed, length, height, raised);
    double reach = RoundedBoxFormula.reach(edge, radius);
    for (int i = 0; i < 20; i++) {
      double ahead = reach * (i + 0.5) / 20;
      double[] expected = solved(edge, radius, ahead);
      double[] found = RoundedBoxFormula.step(edge, radius, ahead);
      assertEquals(expected[0], found[0], 1e-6 * speed, "up, " + ahead);
      assertEquals(expected[1], found[1], 1e-6 * speed, "lost, " + ahead);
    }
  }

  @Test
  void asSharpAsItIsRoundedByNothing() {
    BoxEdge flush = edge(55.6, 4.5, 0.5, 0);
    assertEquals(BoxFormula.worst(flush), RoundedBoxFormula.worst(flush, 0));
    BoxEdge high = edge(55.6, 4.5, 0.5, 0.05);
    assertEquals(BoxFormula.worst(high), RoundedBoxFormula.worst(high, 0.05));
  }

  /** docs/engines.md, "Boxes": Jolt at 200 km/h, 0.2 to 14.7 m/s lost in 5.0 % of 400 phases. */
  @Test
  void whatWasMeasuredInJolt() {
    Bump bump = RoundedBoxFormula.worst(edge(200 / 3.6, 4.5, 0.5, 0), 0.05);
    assertEquals(14.7, bump.forward(), 0.05 * 14.7);
    assertEquals(0.05, bump.share(), 0.005);
  }
}
