package org.trackwalk.contact.scene;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.VertexIdentity;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A level as probes meet it: the triangles of all pieces in one set (P. Terdiman, Contact
 * generation for meshes, chapter 6), their sidedness, and the identity of their corners under each
 * policy. Immutable to its users; several threads may query one scene.
 *
 * <p>Triangles without area (a corner that comes twice, or three corners exactly on one line) are
 * never candidates: they have no side to be culled by and no normal, so they would push probes from
 * behind a one-sided road; engines drop them while they cook a mesh.
 */
public final class ProbeScene {

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final BitSet twoSided;
  private final BitSet withoutArea;
  private final Map<IdentityPolicy, int[]> cornerIds = new EnumMap<>(IdentityPolicy.class);

  /** Per piece the first piece of its file. */
  private final int[] files;

  private final Map<Class<?>, Map<IdentityPolicy, Object>> derived = new HashMap<>();

  private ProbeScene(WeldedSurface surface, TriangleTree tree, BitSet twoSided) {
    this.surface = surface;
    this.tree = tree;
    this.files = VertexIdentity.bodies(surface, IdentityPolicy.FILE_BITS);
    this.twoSided = twoSided;
    this.withoutArea = trianglesWithoutArea(surface);
  }

  /**
   * The scene of a surface.
   *
   * @param tree over the triangles of this very surface; the numbers that it finds are their
   *     indices
   * @throws IllegalArgumentException when the tree holds another number of triangles
   */
  public static ProbeScene of(WeldedSurface surface, TriangleTree tree) {
    if (tree.size() != surface.triangleCount()) {
      throw new IllegalArgumentException(
          "the tree holds " + tree.size() + " of " + surface.triangleCount() + " triangles");
    }
    return new ProbeScene(surface, tree, twoSidedTriangles(surface));
  }

  /** The scene of a surface, with a tree of its own. */
  public static ProbeScene of(WeldedSurface surface, int threads, Progress progress) {
    return of(
        surface,
        StaticTree.overTriangles(surface.positions(), surface.triangles(), threads, progress));
  }

  /**
   * The same ground for an engine that does not ask the files from which sides triangles collide.
   *
   * @param collide whether all triangles collide from behind too, or none does
   */
  public ProbeScene withBackFaces(boolean collide) {
    BitSet sides = new BitSet();
    sides.set(0, collide ? surface.triangleCount() : 0);
    return new ProbeScene(surface, tree, sides);
  }

  /** The triangles; an index of it is a geometry key. */
  public WeldedSurface surface() {
    return surface;
  }

  /** The tree over the triangles. */
  public TriangleTree tree() {
    return tree;
  }

  /** True when a triangle collides from both sides. */
  public boolean twoSided(int triangle) {
    return twoSided.get(triangle);
  }

  /** True when a triangle has no area and therefore is no candidate. */
  public boolean withoutArea(int triangle) {
    return withoutArea.get(triangle);
  }

  /** The body of a triangle under a policy: vertices of two bodies are never the same. */
  public int bodyOf(int triangle, IdentityPolicy policy) {
    int piece = surface.pieceOf(triangle);
    return switch (policy) {
      case INDEX, PIECE_BITS -> piece;
      case FILE_BITS -> files[piece];
      case LEVEL_BITS -> 0;
    };
  }

  /**
   * Three vertex ids per triangle under a policy; computed when first asked for. Shared: do not
   * write.
   */
  public int[] cornerIds(IdentityPolicy policy) {
    if (policy == IdentityPolicy.LEVEL_BITS) {
      return surface.triangles();
    }
    synchronized (cornerIds) {
      return cornerIds.computeIfAbsent(policy, p -> VertexIdentity.cornerIds(surface, p));
    }
  }

  /**
   * What a reader of the scene computes once for all probes, when first asked for: neither the
   * scene nor its other readers need to know of it.
   *
   * @param kind the class of the result, its key together with the policy
   * @param rule computes it; while it does, other threads wait
   */
  public <T> T derived(
      Class<T> kind, IdentityPolicy policy, BiFunction<ProbeScene, IdentityPolicy, T> rule) {
    synchronized (derived) {
      Map<IdentityPolicy, Object> known =
          derived.computeIfAbsent(kind, k -> new EnumMap<>(IdentityPolicy.class));
      Object found = known.get(policy);
      if (found == null) {
        found = rule.apply(this, policy);
        known.put(policy, found);
      }
      return kind.cast(found);
    }
  }

  private static BitSet twoSidedTriangles(WeldedSurface surface) {
    BitSet both = new BitSet();
    for (int t = 0; t < surface.triangleCount(); t++) {
      Piece piece = surface.pieces().get(surface.pieceOf(t));
      if (piece.twoSided(surface.sourceTriangle(t))) {
        both.set(t);
      }
    }
    return both;
  }

  private static BitSet trianglesWithoutArea(WeldedSurface surface) {
    BitSet flat = new BitSet();
    int[] corners = surface.triangles();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int i = 3 * t;
      if (ExactPredicates.collinear(
          surface.positions(), corners[i], corners[i + 1], corners[i + 2])) {
        flat.set(t);
      }
    }
    return flat;
  }
}
