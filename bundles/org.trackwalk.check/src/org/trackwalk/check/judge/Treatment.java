package org.trackwalk.check.judge;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * How an engine makes contacts of one kind of shape.
 *
 * @param name of the profile
 * @param method turns candidates into contacts
 * @param identity what makes two corners one vertex
 * @param margin pair margin, metres: contacts exist while the separation is below it
 */
public record Treatment(String name, ContactMethod method, IdentityPolicy identity, double margin) {

  /** The reference with a profile's margin: what would be felt if no engine were at fault. */
  public Treatment reference() {
    return new Treatment("reference", MethodList.reference(), IdentityPolicy.LEVEL_BITS, margin);
  }
}
