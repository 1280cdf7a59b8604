package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeSet;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.packed.PackedGather;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.PackedTriangles;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Boxes find what a look at every triangle finds. */
class PackedGatherTest {

  private final float[] corners = new float[9];

  /** Triangles with a corner strictly inside none of the half spaces beyond the sides. */
  private static TreeSet<Integer> expected(ProbeScene scene, double[] box, double slack) {
    WeldedSurface surface = scene.surface();
    float[] p = surface.positions();
    TreeSet<Integer> keys = new TreeSet<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      boolean apart = scene.withoutArea(t);
      for (int k = 0; k < 6; k++) {
        boolean upright = k < 3;
        boolean above = true;
        boolean below = true;
        for (int c = 0; c < 3; c++) {
          int v = 3 * surface.triangles()[3 * t + c];
          double d = 0;
          double half = upright ? 0 : box[12 + k - 3];
          for (int axis = 0; axis < 3; axis++) {
            double along = upright ? (axis == k ? 1 : 0) : box[3 + 3 * (k - 3) + axis];
            d += along * (p[v + axis] - box[axis]);
            half += upright ? Math.abs(box[3 + 3 * axis + k]) * box[12 + axis] : 0;
          }
          above &= d > half + slack;
          below &= d < -half - slack;
        }
        apart |= above || below;
      }
      if (!apart) {
        keys.add(t);
      }
    }
    return keys;
  }

  private TreeSet<Integer> keys(WeldedSurface surface, PackedTriangles found) {
    TreeSet<Integer> keys = new TreeSet<>();
    for (int i = 0; i < found.size(); i++) {
      assertTrue(keys.add(found.key(i)), "twice: " + found.key(i));
      found.corners(i, corners);
      for (int c = 0; c < 3; c++) {
        int v = surface.triangles()[3 * found.key(i) + c];
        assertEquals(v, found.id(i, c));
        for (int axis = 0; axis < 3; axis++) {
          assertEquals(surface.positions()[3 * v + axis], corners[3 * c + axis]);
        }
      }
    }
    return keys;
  }

  @Test
  void uprightAndTurnedBoxes() {
    int some = 0;
    for (long seed = 1; seed <= 3; seed++) {
      ProbeScene scene = Scenes.scene(new RandomGround(seed, 14, 0.5, c -> c).pieces());
      PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
      PackedGather gather = new PackedGather(packed);
      PackedTriangles found = new PackedTriangles(packed);
      Random random = new Random(seed);
      for (int i = 0; i < 200; i++) {
        double[] box = new double[15];
        Quaterniond turn =
            i % 2 == 0
                ? new Quaterniond()
                : new Quaterniond().rotateXYZ(random.nextDouble(), random.nextDouble(), i);
        for (int k = 0; k < 3; k++) {
          box[k] = k == 1 ? random.nextDouble() - 0.5 : 7 * random.nextDouble();
          Vector3d axis = new Vector3d(k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0);
          turn.transform(axis);
          box[3 + 3 * k] = axis.x;
          box[4 + 3 * k] = axis.y;
          box[5 + 3 * k] = axis.z;
          box[12 + k] = 0.05 + 0.6 * random.nextDouble();
        }
        gather.overlapping(box, found);
        TreeSet<Integer> keys = keys(scene.surface(), found);
        String where = "seed " + seed + ", box " + i;
        assertTrue(keys.containsAll(expected(scene, box, 0)), where);
        assertTrue(expected(scene, box, 1e-6).containsAll(keys), where);
        some += keys.size();
        if (i % 2 == 0) {
          gather.overlapping(
              Math.nextDown((float) (box[0] - box[12])),
              Math.nextDown((float) (box[1] - box[13])),
              Math.nextDown((float) (box[2] - box[14])),
              Math.nextUp((float) (box[0] + box[12])),
              Math.nextUp((float) (box[1] + box[13])),
              Math.nextUp((float) (box[2] + box[14])),
              found);
          assertTrue(keys(scene.surface(), found).containsAll(keys), where);
        }
      }
    }
    assertTrue(some > 3_000, some + " triangles");
  }
}
