package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.border.Surroundings.Near;
import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;

/** The surfaces that open edges meet with most of their length: walls, and layers of the sheet. */
final class BesideEdges {

  private final OpenEdges edges;
  private final BorderLimits limits;
  private final Answers answers;

  /** Per piece what is asked of its edges. */
  private final List<Question<Near>> walls = new ArrayList<>();

  private final List<Question<Near>> layers = new ArrayList<>();

  BesideEdges(OpenEdges edges, BorderLimits limits, Answers answers) {
    this.edges = edges;
    this.limits = limits;
    this.answers = answers;
    for (Piece piece : edges.surface().pieces()) {
      walls.add(new Question<>(new Sought(true, limits, piece.name()), BesideEdges::now));
      layers.add(new Question<>(new Sought(false, limits, piece.name()), BesideEdges::now));
    }
  }

  private record Sought(boolean wall, BorderLimits limits, String piece) {}

  private static Near now(Near before, SurfaceChange change) {
    return new Near(change.now(before.triangle()), before.distance());
  }

  /** A wall that abuts at least half of an edge's measured points; null when none does. */
  Near wall(int e, Surroundings around) {
    return answers.of(asked(walls, e), place(e), null, () -> majority(e, around, true));
  }

  /** A layer of the sheet at as many; null when there is none. */
  Near layer(int e, Surroundings around) {
    return answers.of(asked(layers, e), place(e), null, () -> majority(e, around, false));
  }

  private Question<Near> asked(List<Question<Near>> ofPieces, int e) {
    return ofPieces.get(edges.surface().pieceOf(edges.triangle(e)));
  }

  /** All that an edge is in its piece: triangle, the corners of that, which of its sides it is. */
  private double[] place(int e) {
    float[] p = edges.surface().positions();
    int[] c = edges.surface().triangles();
    double[] place = new double[11];
    for (int corner = 0; corner < 3; corner++) {
      for (int k = 0; k < 3; k++) {
        place[3 * corner + k] = p[3 * c[3 * edges.triangle(e) + corner] + k];
      }
    }
    place[9] = edges.halfEdge(e) % 3;
    place[10] = edges.surface().sourceTriangle(edges.triangle(e));
    return place;
  }

  private Near majority(int e, Surroundings around, boolean wall) {
    int n = limits.samples(edges.length(e));
    int found = 0;
    Near worst = null;
    double[] normal = {edges.normal(e, 0), edges.normal(e, 1), edges.normal(e, 2)};
    for (int i = 0; i < n; i++) {
      double[] rim = new double[3];
      double[] inside = new double[3];
      for (int k = 0; k < 3; k++) {
        rim[k] = edges.point(e, (i + 0.5) / n, k);
        // A layer goes on under the border's own sheet; a border that reaches less than the exact
        // limit into another surface only touches its rim.
        inside[k] = rim[k] - limits.exact() * edges.conormal(e, k);
      }
      Near near =
          wall
              ? around.abutting(rim, normal, edges.triangle(e))
              : around.layer(inside, rim, normal, edges.triangle(e));
      if (near != null) {
        found++;
        if (worst == null || Math.abs(near.distance()) > Math.abs(worst.distance())) {
          worst = near;
        }
      }
      if (2 * (found + n - 1 - i) < n) {
        return null;
      }
    }
    return 2 * found >= n ? worst : null;
  }
}
