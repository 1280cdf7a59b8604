package org.trackwalk.contact.method;

import java.util.List;
import java.util.Optional;

/** All contact methods; a new one is one file and one line here. */
public final class MethodList {

  private static final List<ContactMethod> ALL =
      List.of(
          new ClosestPointMethod(),
          new TriangleNormalMethod(),
          new VoidedPasses(PassOrder.MIDPHASE),
          new VoidedPasses(PassOrder.REVERSE),
          new VoidedPasses(PassOrder.DISTANCE),
          new VoidedSorted(),
          new VoidedWelded());

  private MethodList() {}

  /** The methods, with one entry per value of an option. */
  public static List<ContactMethod> all() {
    return ALL;
  }

  /** The method with an id; the default of an option may be spelled out. */
  public static Optional<ContactMethod> find(String id) {
    String plain = id.equals(VoidedPasses.ID + ":order=midphase") ? VoidedPasses.ID : id;
    return ALL.stream().filter(m -> m.id().equals(plain)).findFirst();
  }

  /** The reference that others are measured against: {@code voided-welded}. */
  public static ContactMethod reference() {
    return find("voided-welded").orElseThrow();
  }
}
