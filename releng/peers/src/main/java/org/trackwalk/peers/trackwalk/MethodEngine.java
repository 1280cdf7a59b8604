package org.trackwalk.peers.trackwalk;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;

/** Trackwalk's contact query with one of its methods. */
public final class MethodEngine implements PeerEngine {

  private final ContactMethod method;
  private final IdentityPolicy identity;

  private MethodEngine(ContactMethod method, IdentityPolicy identity) {
    this.method = method;
    this.identity = identity;
  }

  /** Every method that Trackwalk has, with the identity of vertices that it has by itself. */
  public static List<PeerEngine> all() {
    List<PeerEngine> engines = new ArrayList<>();
    for (ContactMethod method : MethodList.all()) {
      engines.add(new MethodEngine(method, method.identity()));
    }
    return engines;
  }

  /**
   * The reference: P. Terdiman's final algorithm with vertices compared by their bits across all
   * pieces.
   */
  public static MethodEngine reference() {
    ContactMethod method = MethodList.reference();
    return new MethodEngine(method, method.identity());
  }

  /**
   * What PhysX does by its source: faces first, the others sorted, vertices compared by index after
   * a mesh's exact duplicates were merged.
   */
  public static MethodEngine asPhysx() {
    return new MethodEngine(
        MethodList.find("voided-sorted").orElseThrow(), IdentityPolicy.PIECE_BITS);
  }

  @Override
  public String id() {
    return identity == method.identity() ? method.id() : method.id() + ":identity=piece-bits";
  }

  @Override
  public String version() {
    return "Trackwalk, " + method.source();
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return shape.round() || takesBoxes();
  }

  /** Some methods are for spheres only, and say so when they are asked. */
  private boolean takesBoxes() {
    float[] corners = {0, 0, 0, 0, 0, 1, 1, 0, 0};
    Piece triangle =
        Piece.named("triangle", "triangle.obj").mesh(corners, new int[] {0, 1, 2}).build();
    Probes box = Probes.of(ProbeShape.box(1, 1, 1), new float[] {0, 0, 0, 0, 0, 0, 1});
    try (MethodWorld world = build(new Ground("triangle", List.of(triangle)), box.shape(), 0)) {
      world.contacts(box, 0, 1, new ContactRows());
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Override
  public MethodWorld build(Ground ground, ProbeShape shape, double contactDistance) {
    return new MethodWorld(ground, contactDistance, method, identity);
  }
}
