package org.trackwalk.model.profile;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * What a physics engine does with the contacts of a probe on a mesh; from a data file, each number
 * with its source (docs/engines.md).
 *
 * @param id as on the command line
 * @param title the engine and its version
 * @param basis how the numbers were found
 * @param setup what was measured or read: versions, switches
 * @param meaning what a designer has to expect, one to three sentences
 * @param remedy the switch to set or the thing to do so that the engine bumps less
 * @param contacts per kind of shape; spheres and boxes are always there
 * @param vertices when an edge is inside the surface
 * @param bodies what a level is made of where nobody says it
 * @param offsets from where on there are contacts
 * @param hertz steps a second
 * @param slop metres of penetration that the solver leaves alone
 * @param sunk metres that a sphere rides in the surface that has slid for long
 * @param rounded metres by which edges of a box are rounded, no more than half its smallest size
 * @param damper what the damper of a wheel goes by in its own vehicle
 * @param pushOff m/s by which a slow box was measured to be pushed over an edge of the road
 * @param singular metres: with its centre so near to the surface a sphere takes the triangle's
 *     normal; 0 for never
 * @param asGround degrees: a sphere's contact with an edge that leans less off the ground's normal
 *     is none of its own; 0 for never
 * @param sides from which triangles collide
 * @param placing where pieces get their place
 * @param quantisation of stored vertices; null for none
 * @param limits how many contacts are kept
 * @param kept how contacts of earlier steps go on; null where each step finds its own
 */
public record Profile(
    String id,
    String title,
    Basis basis,
    String setup,
    String meaning,
    String remedy,
    Map<ShapeKind, ContactRule> contacts,
    VertexRule vertices,
    Sourced<Bodies> bodies,
    Offsets offsets,
    Sourced<Double> hertz,
    Sourced<Double> slop,
    Sourced<Double> sunk,
    Sourced<Double> rounded,
    Sourced<WheelDamper> damper,
    Sourced<Double> pushOff,
    Sourced<Double> singular,
    Sourced<Double> asGround,
    Sourced<Sides> sides,
    Sourced<Placing> placing,
    Quantisation quantisation,
    ContactLimits limits,
    Kept kept) {

  /** Takes a copy of the map. */
  public Profile {
    EnumMap<ShapeKind, ContactRule> copy = new EnumMap<>(contacts);
    contacts = Collections.unmodifiableMap(copy);
  }

  /** How contacts are made for a kind of shape. */
  public ContactRule rule(ShapeKind kind) {
    ContactRule own = contacts.get(kind);
    return own == null ? contacts.get(kind.like()) : own;
  }

  /** What the contact pipeline compares when the level is made of such bodies. */
  public IdentityPolicy identity(Bodies made) {
    return vertices.identity(made);
  }

  /** Contacts exist while the separation is below this, metres. */
  public double margin(ShapeKind kind) {
    return offsets.pair(kind);
  }

  /** How deep in the surface a shape of a kind rides that has slid for long, metres. */
  public double sunk(ShapeKind kind) {
    return kind == ShapeKind.SPHERE ? sunk.value() : 0;
  }

  /** By how much the edges of a box are rounded, metres. */
  public double rounded(Box box) {
    return Math.min(rounded.value(), Math.min(box.hx(), Math.min(box.hy(), box.hz())));
  }

  /** Sine of the lean within which a contact of a kind of shape is one with the ground. */
  public double asGround(ShapeKind kind) {
    return kind == ShapeKind.SPHERE ? StrictMath.sin(StrictMath.toRadians(asGround.value())) : 0;
  }

  /** Seconds of a step. */
  public double step() {
    return 1 / hertz.value();
  }
}
