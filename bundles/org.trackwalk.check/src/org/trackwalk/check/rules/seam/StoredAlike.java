package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.drive.judge.body.MeshGrid;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.profile.Vertices;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Near misses that an engine takes for one border: it compares vertices by their positions, within
 * a tolerance, in one body, and some store these on a grid over the body, on which vertices that
 * are farther apart may come back at one point.
 */
final class StoredAlike {

  private final RuleContext context;

  /** By bits and bodies: grids of the pieces. */
  private final Map<String, MeshGrid[]> grids = new HashMap<>();

  StoredAlike(RuleContext context) {
    this.context = context;
  }

  /** The effects of a chain: nothing where a body goes over it as over one border. */
  List<Effect> felt(Chain chain, List<Effect> effects) {
    if (chain.owner() != LedgerClass.NEAR_MISS || chain.other() < 0) {
      return effects;
    }
    List<String> shapes =
        context.vehicle().grounds().stream().map(VehicleShape::label).collect(Collectors.toList());
    List<Effect> felt = new ArrayList<>();
    for (Effect e : effects) {
      boolean one = shapes.contains(e.shape()) && isOne(chain, profile(e.profile()));
      felt.add(one ? new Effect(e.profile(), e.shape(), e.speed(), 0, 0, 0, 0, e.probed()) : e);
    }
    return felt;
  }

  private Profile profile(String id) {
    return context.profiles().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }

  private boolean isOne(Chain chain, Profile profile) {
    Bodies bodies = context.bodies(profile);
    boolean together =
        chain.piece() == chain.other()
            || bodies == Bodies.ONE
            || bodies == Bodies.FILE && file(chain.piece()).equals(file(chain.other()));
    if (profile.vertices().same() != Vertices.POSITION || !together) {
      return false;
    }
    MeshGrid grid = profile.quantisation() == null ? null : grid(chain.piece(), profile, bodies);
    double tolerance = profile.vertices().tolerance();
    for (EdgeEntry entry : chain.entries()) {
      if (entry.partner() < 0 || apart(entry, grid) > tolerance) {
        return false;
      }
    }
    return true;
  }

  private String file(int piece) {
    return context.surface().pieces().get(piece).file();
  }

  private MeshGrid grid(int piece, Profile profile, Bodies bodies) {
    int bits = profile.quantisation().bits();
    return grids
        .computeIfAbsent(bits + " " + bodies, k -> MeshGrid.of(context.surface(), bodies, bits))[
        piece];
  }

  /** How far the ends of an edge are at most from those of the edge on the other side, metres. */
  private double apart(EdgeEntry entry, MeshGrid grid) {
    OpenEdges open = context.ledger().edges();
    int a = open.from(entry.edge());
    int b = open.to(entry.edge());
    int c = open.from(entry.partner());
    int d = open.to(entry.partner());
    double along = Math.max(apart(a, c, grid), apart(b, d, grid));
    double back = Math.max(apart(a, d, grid), apart(b, c, grid));
    return Math.min(along, back);
  }

  private double apart(int vertex, int other, MeshGrid grid) {
    WeldedSurface surface = context.surface();
    float[] p = surface.positions();
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double one = p[3 * vertex + k];
      double two = p[3 * other + k];
      double d = grid == null ? one - two : grid.stored(one, k) - grid.stored(two, k);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
