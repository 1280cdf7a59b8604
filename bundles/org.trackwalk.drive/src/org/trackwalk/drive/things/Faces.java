package org.trackwalk.drive.things;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;

/**
 * How high steep faces are in a row with what goes on over them: of a wall a row may have one of
 * two triangles at its foot only, or a corner of it.
 */
final class Faces {

  private final Partition joined;
  private final Map<Place, Double> tops = new HashMap<>();

  private Faces(Partition joined) {
    this.joined = joined;
  }

  /** Those that are met: they hang together over their edges. */
  static Faces of(Topology topology, int triangles, List<Met> met) {
    boolean[] upright = new boolean[triangles];
    for (Met part : met) {
      upright[part.triangle()] |= part.upright();
    }
    Faces faces = new Faces(new Partition(triangles));
    for (int h = 0; h < 3 * triangles; h++) {
      int twin = upright[h / 3] ? topology.twin(h) : -1;
      if (twin >= 0 && upright[twin / 3]) {
        faces.joined.join(h / 3, twin / 3);
      }
    }
    for (Met part : met) {
      if (part.upright()) {
        faces.tops.merge(faces.key(part), part.top(), Math::max);
      }
    }
    return faces;
  }

  /** Height over the road of a part and of what goes on over it in its row, metres. */
  double top(Met part) {
    return part.upright() ? tops.get(key(part)) : part.top();
  }

  private Place key(Met part) {
    return new Place(part.strand(), part.row(), joined.first(part.triangle()));
  }

  /** What hangs together, by its first triangle, in one row. */
  private record Place(int strand, int row, int face) {}
}
