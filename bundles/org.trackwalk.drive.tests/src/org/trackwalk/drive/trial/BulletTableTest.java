package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/**
 * The column Bullet of the second table of docs/engines.md, at 10 and 40 m/s, lane by lane: a
 * sphere that hops over the road by the contacts that the profile makes and keeps, with what it
 * says of the solver. Measured figures are those of the engine on the same lanes, printed by {@code
 * org.trackwalk.engines.tables.Main}.
 */
class BulletTableTest {

  private static final double RADIUS = 0.35;

  private static final double SEAM = 20;
  private static final double QUAD = 0.5;

  /** Half the road's width, metres. */
  private static final double HALF = 4;

  private static final double[] LANES = {0, 0.05, 0.13, 0.25, 0.37};

  /** What counts as equal, of the measured number. */
  private static final double SHARE = 0.01;

  private static final double MASS = 1000;

  private static double[] lanes(ProbeScene scene, Profile profile, double speed) {
    double[] most = new double[LANES.length];
    for (int i = 0; i < LANES.length; i++) {
      for (int k = 0; k < 12; k++) {
        most[i] = Math.max(most[i], thrown(scene, profile, speed, LANES[i], k));
      }
    }
    return most;
  }

  /** Largest upward speed of a pass, m/s: see the table's head. */
  private static double thrown(
      ProbeScene scene, Profile profile, double speed, double lane, int pass) {
    Sphere sphere = new Sphere(RADIUS);
    Treatment treatment = Treatment.of(profile, ShapeKind.SPHERE, Bodies.PIECE);
    double before = Math.max(1.5, Math.min(speed / 2, 20));
    double x = SEAM - before - QUAD * (pass + 0.37) / 12;
    RigidBody body = new RigidBody(MassProperties.of(sphere, MASS), x, RADIUS, lane);
    body.velocity(speed, 0, 0);
    ContactSolver solver =
        new ContactSolver(
            body,
            ManifoldKind.KEPT.source(scene, sphere, treatment),
            ManifoldKind.KEPT.solver(profile).friction(0));
    double most = 0;
    int steps = (int) Math.ceil((before + 3) / (speed * profile.step()));
    for (int i = 0; i < steps; i++) {
      solver.step();
      most = Math.max(most, body.velocity(1));
    }
    return most;
  }

  private static ProbeScene scene(String name) {
    List<Piece> pieces = new ArrayList<>();
    if (name.equals("flat")) {
      pieces.add(strip("road", -2, 60, 0, 0, 0));
    } else if (name.equals("stored twice")) {
      pieces.add(joined(strip("front", -2, SEAM, 0, 0, 0), strip("back", SEAM, 60, 0, 0, 0)));
    } else {
      pieces.add(strip("front", -2, SEAM, 0, 0, 0));
      pieces.add(
          switch (name) {
            case "two meshes" -> strip("back", SEAM, 60, 0, 0, 0);
            case "near miss" -> strip("back", SEAM, 60, 0.0001, 0, 0);
            case "step" -> strip("back", SEAM, 60, 0.01, 0, 0);
            case "T-junction" -> strip("back", SEAM, 60, 0, 0, QUAD / 2);
            case "convex" -> strip("back", SEAM, 60, 0, -Math.tan(Math.toRadians(2)), 0);
            default -> throw new IllegalArgumentException(name);
          });
    }
    return ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
  }

  private static Piece joined(Piece a, Piece b) {
    float[] points = Arrays.copyOf(a.positions(), a.positions().length + b.positions().length);
    System.arraycopy(b.positions(), 0, points, a.positions().length, b.positions().length);
    int[] corners = Arrays.copyOf(a.triangles(), a.triangles().length + b.triangles().length);
    for (int i = 0; i < b.triangles().length; i++) {
      corners[a.triangles().length + i] = b.triangles()[i] + a.positions().length / 3;
    }
    return Piece.named("road", "road.obj").mesh(points, corners).build();
  }

  private static Piece strip(
      String name, double from, double to, double height, double slope, double aside) {
    int n = (int) Math.round((to - from) / QUAD);
    int m = (int) Math.round(2 * HALF / QUAD);
    float[] points = new float[3 * (n + 1) * (m + 1)];
    int[] corners = new int[6 * n * m];
    int p = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        points[p++] = (float) (from + QUAD * i);
        points[p++] = (float) (height + slope * QUAD * i);
        points[p++] = (float) (-HALF + QUAD * j + aside);
      }
    }
    int c = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        int a = i * (m + 1) + j;
        int b = a + m + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
    return Piece.named(name, name + ".obj").mesh(points, corners).build();
  }

  @ParameterizedTest
  @CsvSource({
    "flat, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "flat, 40, 9.86, 6.08, 6.08, 6.08, 9.15",
    "two meshes, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "two meshes, 40, 9.86, 6.08, 6.08, 6.08, 9.15",
    "stored twice, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "stored twice, 40, 9.86, 6.08, 6.08, 6.08, 9.15",
    "near miss, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "near miss, 40, 9.86, 6.08, 6.08, 6.08, 9.15",
    "step, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "step, 40, 9.86, 6.35, 10.47, 6.08, 9.15",
    "T-junction, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "T-junction, 40, 9.86, 6.08, 6.08, 6.08, 9.15",
    "convex, 10, 3.07, 3.07, 3.07, 3.07, 3.07",
    "convex, 40, 9.86, 6.08, 6.08, 6.08, 9.15"
  })
  void bumpsAreThoseThatWereMeasured(
      String name, double speed, double a, double b, double c, double d, double e) {
    double[] measured = {a, b, c, d, e};
    double[] most = lanes(scene(name), ProfileList.shipped("bullet"), speed);
    for (int i = 0; i < LANES.length; i++) {
      assertEquals(measured[i], most[i], SHARE * measured[i], "lane " + LANES[i]);
    }
  }
}
