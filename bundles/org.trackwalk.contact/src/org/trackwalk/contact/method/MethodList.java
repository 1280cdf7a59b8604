package org.trackwalk.contact.method;

import java.util.List;
import java.util.Optional;

/** All contact methods; a new one is one file and one line here. */
public final class MethodList {

  private static final List<ContactMethod> ALL =
      List.of(
          new ClosestPointMethod(),
          new TriangleNormalMethod(),
          new SmoothedNormalMethod(SmoothedNormalMethod.USUAL_LIMIT),
          new VoronoiMethod(VoronoiSettings.USUAL),
          new ActiveEdges(ActiveEdgeSettings.USUAL),
          new VoidedPasses(PassOrder.MIDPHASE),
          new VoidedPasses(PassOrder.REVERSE),
          new VoidedPasses(PassOrder.DISTANCE),
          new VoidedSorted(),
          new VoidedWelded(),
          new VoidedMeqon(),
          new VoidedVertices(VertexSettings.USUAL));

  private MethodList() {}

  /** The methods, with one entry per value of an option. */
  public static List<ContactMethod> all() {
    return ALL;
  }

  /**
   * The method with an id; numeric options follow the name: {@code name:option=number}. The default
   * of an option may be spelled out.
   */
  public static Optional<ContactMethod> find(String id) {
    String plain = id.equals(VoidedPasses.ID + ":order=midphase") ? VoidedPasses.ID : id;
    Optional<ContactMethod> listed = withId(plain);
    return listed.isPresent()
        ? listed
        : MethodText.options(plain)
            .flatMap(o -> withId(MethodText.name(plain)).flatMap(m -> m.withOptions(o)));
  }

  private static Optional<ContactMethod> withId(String id) {
    return ALL.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  /** The reference that others are measured against: {@code voided-welded}. */
  public static ContactMethod reference() {
    return find("voided-welded").orElseThrow();
  }
}
