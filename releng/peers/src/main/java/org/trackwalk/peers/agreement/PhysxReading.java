package org.trackwalk.peers.agreement;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;
import org.joml.Vector3dc;
import org.trackwalk.contact.candidate.TriangleNormal;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.peers.trackwalk.MethodWorld;

/**
 * Trackwalk's contacts of a sphere as PhysX reports them: where the centre is within a centimetre
 * of the closest point, the contact has the triangle's normal and the distance 0. Of several
 * triangles that share the closest edge or vertex, PhysX takes the one that its sort happens to put
 * first, so each of their normals is as good.
 */
final class PhysxReading {

  /** Squared distance in square metres, from PhysX's source (validateSquareDist). */
  private static final double SINGULAR_SQUARED = 1e-4;

  private final MethodWorld world;
  private final double radius;

  /** Error of a length, metres. */
  private final double length;

  private final double[] normal = new double[3];

  PhysxReading(MethodWorld world, double radius, double length) {
    this.world = world;
    this.radius = radius;
    this.length = length;
  }

  /** The triangles in reach of a sphere around a centre, with the verdict on each. */
  Explanation explain(Vector3dc centre) {
    return world.explain(Probe.sphere(centre.x(), centre.y(), centre.z(), radius));
  }

  /** The contacts that Trackwalk keeps. */
  ContactSet contacts(Vector3dc centre, Explanation explanation) {
    return contacts(centre, explanation, explanation.contacts());
  }

  /** Some of the candidates as contacts. */
  ContactSet contacts(Vector3dc centre, Explanation explanation, List<Verdict> kept) {
    List<SphereContact> contacts = new ArrayList<>();
    for (Verdict verdict : kept) {
      double distance = verdict.distance();
      boolean singular = distance * distance <= SINGULAR_SQUARED;
      double reported = singular ? radius : distance;
      List<Vector3dc> points =
          singular ? points(centre, verdict, explanation) : List.of(verdict.contact().point());
      contacts.add(
          new SphereContact(
              points,
              singular ? -radius : distance - radius,
              Tolerance.point(length, radius, reported),
              new Vector3d(centre).sub(points.get(0)).div(radius)));
    }
    return new ContactSet(contacts);
  }

  private List<Vector3dc> points(Vector3dc centre, Verdict kept, Explanation explanation) {
    List<Vector3dc> points = new ArrayList<>();
    points.add(pointOf(kept.triangle(), centre));
    for (Verdict other : explanation.verdicts()) {
      boolean candidate = other.contact() != null && other != kept;
      if (candidate && Math.abs(other.distance() - kept.distance()) <= length) {
        points.add(pointOf(other.triangle(), centre));
      }
    }
    return points;
  }

  private Vector3dc pointOf(int triangle, Vector3dc centre) {
    TriangleNormal.unit(world.surface(), triangle, normal);
    return new Vector3d(normal[0], normal[1], normal[2]).mul(-radius).add(centre);
  }
}
