package org.trackwalk.contact.solver;

import java.util.TreeMap;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.contact.candidate.ShapeBounds;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.PersistentManifold;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The contacts of a probe with a level in a cache for each body of the level (E. Coumans, Contact
 * Generation, 2010, "Persistent contact caching"): the points of a step come triangle by triangle
 * to those of earlier steps, and take the place of one that lies within the contact distance on the
 * probe, whatever it is a contact with. So an edge that has just been passed takes the place of the
 * ground below.
 */
public final class KeptContacts implements ContactSource {

  private static final Pose GROUND = Pose.at(0, 0, 0);

  /** Ids of the points of one cache, of which there are never so many. */
  private static final long PER_BODY = 1L << 40;

  /** Metres: less is rounding in the line of a contact that goes through the centre. */
  private static final double TURNED = 1e-9;

  private final ProbeScene scene;
  private final ContactQuery query;
  private final Shape shape;
  private final double distance;
  private final double around;
  private final ContactMethod method;
  private final IdentityPolicy identity;
  private final IdentityPolicy bodies;
  private final LastEdge last;
  private final CacheLimits limits;
  private final ShapeBounds bounds = new ShapeBounds();
  private final ContactBuffer found = new ContactBuffer();
  private final WitnessBuffer points = new WitnessBuffer();
  private final TreeMap<Integer, PersistentManifold> caches = new TreeMap<>();

  /**
   * Nothing kept yet.
   *
   * @param distance metres, not negative: farther contacts are none, and kept ones break
   * @param around metres around the box along the level's axes that holds the shape: triangles
   *     whose own box does not come so near are not asked
   * @param identity what makes two corners one vertex
   * @param bodies what makes two triangles one body
   * @param last whether a sphere takes of a triangle that its centre is not over the last edge
   *     within reach in stored order, not the nearest
   */
  public KeptContacts(
      ProbeScene scene,
      Shape shape,
      double distance,
      double around,
      ContactMethod method,
      IdentityPolicy identity,
      IdentityPolicy bodies,
      boolean last) {
    this.scene = scene;
    this.query = new ContactQuery(scene);
    this.shape = shape;
    this.distance = distance;
    this.around = around;
    this.method = method;
    this.identity = identity;
    this.bodies = bodies;
    this.last =
        last && shape instanceof Sphere sphere
            ? new LastEdge(scene.surface(), sphere.radius(), distance)
            : null;
    this.limits = new CacheLimits(distance, distance, distance);
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    query.contacts(new Probe(shape, probe), distance, method, identity, PointLimit.FOUR, found);
    bounds.around(shape, probe, around);
    caches.values().forEach(cache -> cache.refresh(probe, GROUND));
    points.clear();
    for (int at = next(-1); at >= 0; at = next(at)) {
      if (isAsked(found.triangle(at))) {
        int body = scene.bodyOf(found.triangle(at), bodies);
        add(at, probe);
        caches
            .computeIfAbsent(body, b -> new PersistentManifold(limits))
            .add(points, points.size() - 1, probe, GROUND);
      }
    }
    out.clear();
    caches.forEach((body, cache) -> write(cache, body, probe, out));
  }

  /** Adds what was found; a normal that the method has turned is left as it is. */
  private void add(int at, Pose probe) {
    boolean own = found.feature(at) != Feature.FACE && found.offset(at) < TURNED;
    if (last != null && own) {
      last.add(found.triangle(at), probe, points);
      return;
    }
    LevelContacts.add(found, at, points);
  }

  private void write(PersistentManifold cache, int body, Pose probe, WitnessBuffer out) {
    cache.write(probe, GROUND, points);
    for (int i = 0; i < points.size(); i++) {
      out.add(points, i, PER_BODY * body + points.id(i));
    }
  }

  /** The contact that follows one in the order of stored triangles; -1 behind the last. */
  private int next(int last) {
    int best = -1;
    for (int i = 0; i < found.size(); i++) {
      if (comesBefore(last, i) && (best < 0 || comesBefore(i, best))) {
        best = i;
      }
    }
    return best;
  }

  private boolean comesBefore(int one, int other) {
    if (one < 0) {
      return true;
    }
    int a = found.triangle(one);
    int b = found.triangle(other);
    int order = Integer.compare(scene.surface().pieceOf(a), scene.surface().pieceOf(b));
    if (order == 0) {
      order = Integer.compare(scene.surface().sourceTriangle(a), scene.surface().sourceTriangle(b));
    }
    return order < 0 || order == 0 && one < other;
  }

  private boolean isAsked(int triangle) {
    for (int axis = 0; axis < 3; axis++) {
      float least = Float.MAX_VALUE;
      float most = -Float.MAX_VALUE;
      for (int k = 0; k < 3; k++) {
        int corner = scene.surface().triangles()[3 * triangle + k];
        float value = scene.surface().positions()[3 * corner + axis];
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      if (least > bounds.most(axis) || most < bounds.least(axis)) {
        return false;
      }
    }
    return true;
  }
}
