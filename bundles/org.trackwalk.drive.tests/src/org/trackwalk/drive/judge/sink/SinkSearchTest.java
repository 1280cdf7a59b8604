package org.trackwalk.drive.judge.sink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Side;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/** Contacts that engines lose, held to the closed form and to poses tried all over a surface. */
class SinkSearchTest {

  private static final double RADIUS = 0.35;
  private static final Body SPHERE = Body.sphere(RADIUS, false);

  /** Poses of an edge that must sink: in fewer the place is smaller than their grid. */
  private static final int FEWEST = 3;

  private static final double SINK = 0.005;

  private static List<Sinking> search(Level level, String profile) {
    JudgedLevel all = JudgedLevel.of(level);
    Judged by =
        new Judged(
            List.of(ProfileList.shipped(profile)), Bodies.ONE, VehicleList.shipped("body"), 50);
    return new SinkSearch(all.surface(), all.topology(), all.classes(), by, SINK)
        .sinkings(all::healed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jolt-enhanced", "godot-jolt"})
  void onARidgeInAGullyASphereSinksUntilItRestsOnBothSides(String profile) {
    List<Sinking> found = search(RuleScenes.bad("edge.lost-contact").level(), profile);
    assertEquals(1, found.size());
    // The sides pass through the ridge's ends (0.16, 0.016) and their feet (0, 0), 0.02 before it.
    double across = (0.016 + 0.06 * 0.02) / 0.16;
    double root = Math.sqrt(1 + across * across + 0.06 * 0.06);
    double clear = (across * 0.16 + RADIUS) / root - RADIUS;
    assertEquals(clear * root, found.get(0).depth(), 0.0002);
    assertFalse(found.get(0).through());
  }

  @Test
  void aVertexOnTheRidgeHelps() {
    assertEquals(List.of(), search(RuleScenes.good("edge.lost-contact").level(), "jolt-enhanced"));
  }

  static List<String> profiles() {
    return ProfileList.ids();
  }

  /** Nothing gets lost that the reference has, except where an edge is void by its ends. */
  @ParameterizedTest
  @MethodSource("profiles")
  void onlyMethodsThatVoidByEndsLoseContacts(String id) {
    Profile profile = ProfileList.shipped(id);
    for (Bodies bodies : Bodies.values()) {
      Treatment treatment = Treatment.of(profile, ShapeKind.SPHERE, bodies);
      for (int seed = 1; seed <= 6 && !treatment.voidsByEnds(); seed++) {
        ProbeScene scene = ProbeScene.of(JudgedLevel.of(rough(seed)).surface(), 1, Progress.none());
        ContactQuery query = new ContactQuery(scene);
        ContactBuffer truth = new ContactBuffer();
        ContactBuffer is = new ContactBuffer();
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
          double x = random.nextDouble();
          double y = 0.2 + 0.3 * random.nextDouble();
          double z = random.nextDouble();
          Treatment reference = treatment.reference();
          query.contacts(
              x, y, z, RADIUS, treatment.margin(), reference.method(), reference.identity(), truth);
          query.contacts(
              x, y, z, RADIUS, treatment.margin(), treatment.method(), treatment.identity(), is);
          String where = id + ", " + bodies + ", seed " + seed + ", probe " + i;
          for (int k = 0; k < truth.size(); k++) {
            assertTrue(at(is, truth, k), where + ", contact " + k);
          }
        }
      }
    }
  }

  private static boolean at(ContactBuffer contacts, ContactBuffer other, int k) {
    return IntStream.range(0, contacts.size())
        .anyMatch(
            i ->
                Math.abs(contacts.point(i, 0) - other.point(k, 0)) < 1e-9
                    && Math.abs(contacts.point(i, 1) - other.point(k, 1)) < 1e-9
                    && Math.abs(contacts.point(i, 2) - other.point(k, 2)) < 1e-9);
  }

  /** Edges on which poses all over the surface sink half as deep again as is told are found. */
  @Test
  void noPlaceIsMissed() {
    Treatment jolt =
        Treatment.of(ProfileList.shipped("jolt-enhanced"), ShapeKind.SPHERE, Bodies.ONE);
    int places = 0;
    for (int seed = 1; seed <= 16; seed++) {
      Level level = rough(seed);
      JudgedLevel all = JudgedLevel.of(level);
      if (IntStream.range(0, all.surface().triangleCount()).anyMatch(all.healed()::changed)) {
        continue;
      }
      List<Integer> told = search(level, "jolt-enhanced").stream().map(Sinking::halfEdge).toList();
      List<String> missed = new ArrayList<>();
      for (int h : everywhere(all, jolt, 1.5 * SINK)) {
        places++;
        int twin = all.topology().twin(h);
        if (!told.contains(h) && !told.contains(twin)) {
          missed.add("edge " + h);
        }
      }
      assertEquals(List.of(), missed, "seed " + seed);
    }
    assertTrue(places > 4, places + " places");
  }

  /** Edges at which a sphere sinks in several of many poses. */
  private static List<Integer> everywhere(JudgedLevel all, Treatment jolt, double least) {
    int n = all.surface().triangleCount();
    Patch patch = Patch.of(all.surface(), all.healed(), IntStream.range(0, n).toArray());
    Side is = Side.of(patch.authored(), jolt);
    Side should = Side.truth(patch.authored(), jolt);
    Press press = new Press(SPHERE, new Sphere(RADIUS));
    List<Integer> found = new ArrayList<>();
    for (int h = 0; h < 3 * n; h++) {
      double[] a = EdgePlaces.point(all.surface(), all.topology().from(h));
      double[] b = EdgePlaces.point(all.surface(), all.topology().to(h));
      double[] along = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
      int poses = 0;
      for (int i = 1; i < 16; i++) {
        for (int angle = -50; angle <= 50; angle += 10) {
          double[] up = turned(along, angle);
          double[] c = new double[3];
          for (int k = 0; k < 3; k++) {
            c[k] = a[k] + along[k] * i / 16 + RADIUS * up[k];
          }
          if (stands(should.contacts(SPHERE, c, null), c, up)
              && press.depth(should, c, up, a, b) < 0.001) {
            poses += press.depth(is, c, up, a, b) >= least ? 1 : 0;
          }
        }
      }
      if (poses >= FEWEST) {
        found.add(h);
      }
    }
    return found;
  }

  private static boolean stands(ContactBuffer contacts, double[] c, double[] up) {
    boolean touches = false;
    for (int i = 0; i < contacts.size(); i++) {
      if (contacts.separation(i) < -1e-4) {
        return false;
      }
      double off = 0;
      for (int k = 0; k < 3; k++) {
        off += Math.abs(contacts.point(i, k) - (c[k] - RADIUS * up[k]));
      }
      touches |= off < 1e-5;
    }
    return touches;
  }

  /** A direction at right angles to another, turned from the upward one by some degrees. */
  private static double[] turned(double[] along, double degrees) {
    double length = Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
    double flat = Math.sqrt(along[0] * along[0] + along[2] * along[2]);
    double[] u = {along[0] / length, along[1] / length, along[2] / length};
    double[] side = {-along[2] / flat, 0, along[0] / flat};
    double[] up = {
      u[1] * side[2] - u[2] * side[1],
      u[2] * side[0] - u[0] * side[2],
      u[0] * side[1] - u[1] * side[0]
    };
    double sign = up[1] < 0 ? -1 : 1;
    double cosine = Math.cos(Math.toRadians(degrees));
    double sine = Math.sin(Math.toRadians(degrees));
    return new double[] {
      sign * up[0] * cosine + side[0] * sine,
      sign * up[1] * cosine,
      sign * up[2] * cosine + side[2] * sine
    };
  }

  /** Rough ground of a metre, of triangles of all shapes, with a few bars across its hollows. */
  private static Level rough(long seed) {
    Random random = new Random(seed);
    MeshDraft ground = new MeshDraft("road_1", SurfaceClass.ROAD);
    int n = 6;
    double step = 1.0 / n;
    for (int row = 0; row <= n; row++) {
      for (int column = 0; column <= n; column++) {
        ground.vertex(
            (column + 0.7 * (random.nextDouble() - 0.5)) * step,
            0.06 * random.nextDouble(),
            (row + 0.7 * (random.nextDouble() - 0.5)) * step);
      }
    }
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        int v = row * (n + 1) + column;
        ground.quad(v + n + 1, v + n + 2, v + 1, v, "asphalt");
      }
    }
    for (int bar = 0; bar < 8; bar++) {
      int v = random.nextInt(n - 1) * (n + 1) + random.nextInt(n - 1);
      int w = v + 2 * (n + 1) + random.nextInt(3);
      float[] p = ground.position(v);
      float[] q = ground.position(w);
      int foot =
          ground.vertex((p[0] + q[0]) / 2, Math.min(p[1], q[1]) - 0.1, (p[2] + q[2]) / 2 + 0.01);
      ground.triangle(v, w, foot, "asphalt");
      ground.triangle(w, v, foot, "asphalt");
    }
    return new Level(
        "rough",
        "generated",
        List.of(ground.build("rough.obj")),
        List.of(),
        List.of("rough.obj"),
        LevelHints.NONE);
  }
}
