package org.trackwalk.drive.judge.body;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/**
 * How an engine makes contacts of one kind of shape.
 *
 * @param name of the profile
 * @param method turns candidates into contacts
 * @param identity what makes two corners one vertex
 * @param margin pair margin, metres: contacts exist while the separation is below it
 * @param bodies what makes two triangles one body
 * @param around metres around the box that holds a shape: triangles whose own box does not come so
 *     near are not asked where contacts are kept from step to step
 * @param lastEdge whether a sphere takes the last edge within reach there, not the nearest
 */
public record Treatment(
    String name,
    ContactMethod method,
    IdentityPolicy identity,
    double margin,
    IdentityPolicy bodies,
    double around,
    boolean lastEdge) {

  private static final String BY_ENDS = "voided-vertices";

  /** Of an engine that asks as far as its margin, with one body where vertices are compared. */
  public Treatment(String name, ContactMethod method, IdentityPolicy identity, double margin) {
    this(name, method, identity, margin, identity, margin, false);
  }

  /**
   * A profile's way for a kind of shape.
   *
   * @param made what the game makes bodies of
   */
  public static Treatment of(Profile profile, ShapeKind kind, Bodies made) {
    double margin = profile.margin(kind);
    return new Treatment(
        profile.id(),
        profile.rule(kind).method(),
        profile.identity(made),
        margin,
        switch (made) {
          case ONE -> IdentityPolicy.LEVEL_BITS;
          case FILE -> IdentityPolicy.FILE_BITS;
          case PIECE -> IdentityPolicy.PIECE_BITS;
        },
        profile.kept() == null ? margin : profile.kept().around(),
        profile.kept() != null && profile.kept().lastEdge());
  }

  /**
   * Whether it has the reference's contacts on every welded surface: sorted by index and by bits
   * agree there (docs/contacts.md, and a property test of the contact bundle).
   */
  public boolean isReference() {
    String id = method.id();
    return identity == IdentityPolicy.LEVEL_BITS
        && (id.equals("voided-sorted") || id.equals("voided-welded"));
  }

  /**
   * Whether an edge is void because both its ends are, by whichever triangles: the one way in which
   * a contact gets lost that the reference keeps ({@code SinkSearch}).
   */
  public boolean voidsByEnds() {
    return method.id().equals(BY_ENDS) || method.id().startsWith(BY_ENDS + ":");
  }

  /** The reference with a profile's margin: what would be felt if no engine were at fault. */
  public Treatment reference() {
    return new Treatment("reference", MethodList.reference(), IdentityPolicy.LEVEL_BITS, margin);
  }

  /** Whether it leaves out contacts with edges inside the surface, or turns their normals. */
  public boolean dropsEdges() {
    String id = method.id();
    return !id.startsWith("closest-point") && !id.startsWith("triangle-normal");
  }

  /** The same engine on a level that is one mesh, as the healed copy is meant to be. */
  public Treatment onOneMesh() {
    return new Treatment(name, method, IdentityPolicy.LEVEL_BITS, margin);
  }
}
