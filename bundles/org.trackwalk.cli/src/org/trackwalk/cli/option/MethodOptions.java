package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import picocli.CommandLine.Option;

/** The contact method and its distance. */
public final class MethodOptions {

  /** Pair margin of the default profile (docs/judging.md), metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  private static final String ALL = "all";

  /** Options of methods, for messages; docs/contacts.md says what they do. */
  private static final List<String> OPTIONS =
      List.of(
          "smoothed-normal:limit=DEGREES",
          "voronoi:flat-sine=SINE,edge-distance=M",
          "active-edges:angle=DEGREES,outer=0",
          "voided-passes:order=reverse",
          "voided-passes:order=distance",
          "voided-vertices:tolerance=M,face-angle=DEGREES");

  @Option(
      names = "--method",
      paramLabel = "ID",
      completionCandidates = MethodIds.class,
      description = {
        "Contact method; voided-welded unless said. explain takes several with commas between, or"
            + " all.",
        "One of ${COMPLETION-CANDIDATES}."
      })
  private String method;

  @Option(
      names = "--contact-distance",
      paramLabel = "M",
      description = "Triangles farther than M from the probe are ignored; 0.02 m unless said.")
  private String contactDistance;

  /** Whether a method was asked for. */
  boolean given() {
    return method != null;
  }

  /** Whether a distance was asked for. */
  public boolean distanceGiven() {
    return contactDistance != null;
  }

  /** The one method. */
  public ContactMethod method() throws UsageException {
    if (method == null) {
      return MethodList.reference();
    }
    if (method.equals(ALL) || named(method).size() > 1) {
      throw new UsageException(
          "--method: '" + method + "' is more than one method; only explain compares several");
    }
    return known(method);
  }

  /**
   * The methods to compare: those named, with commas between them, or all that judge the probe,
   * without options.
   *
   * @param sphere whether the probe is one
   */
  public List<ContactMethod> methods(boolean sphere) throws UsageException {
    if (method == null) {
      return List.of(MethodList.reference());
    }
    if (method.equals(ALL)) {
      return MethodList.all().stream()
          .filter(m -> m.id().indexOf(':') < 0 && (sphere || m.takesShapes()))
          .toList();
    }
    List<ContactMethod> several = new ArrayList<>();
    for (String id : named(method)) {
      ContactMethod named = known(id);
      checkTakes(named, sphere);
      several.add(named);
    }
    return several;
  }

  /**
   * Checks that a method judges the probes.
   *
   * @param spheres whether all of them are
   */
  public static void checkTakes(ContactMethod method, boolean spheres) throws UsageException {
    if (!spheres && !method.takesShapes()) {
      throw new UsageException("--method: '" + method.id() + "' is for spheres only");
    }
  }

  /** Ids between commas; a comma before {@code option=number} goes on with the options of one. */
  private static List<String> named(String text) {
    List<String> ids = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      int last = ids.size() - 1;
      if (last >= 0 && ids.get(last).contains(":") && part.matches("[^:=]+=[^:]*")) {
        ids.set(last, ids.get(last) + "," + part.strip());
      } else {
        ids.add(part.strip());
      }
    }
    return ids;
  }

  private static ContactMethod known(String method) throws UsageException {
    var found = MethodList.find(method);
    if (found.isEmpty()) {
      int colon = method.indexOf(':');
      if (colon >= 0 && MethodList.find(method.substring(0, colon)).isPresent()) {
        throw new UsageException("--method: " + wrongOption(method, method.substring(0, colon)));
      }
      List<String> ids = MethodList.all().stream().map(ContactMethod::id).toList();
      Choice.known("--method", method, ids);
    }
    return found.orElseThrow();
  }

  private static String wrongOption(String method, String name) {
    List<String> forms = OPTIONS.stream().filter(o -> o.startsWith(name + ":")).toList();
    return forms.isEmpty()
        ? "'" + name + "' has no options, but '" + method + "' has"
        : "'" + method + "' is not a form of " + String.join(" or ", forms) + ", or out of range";
  }

  /** Metres. */
  public double contactDistance() throws UsageException {
    if (contactDistance == null) {
      return CONTACT_DISTANCE;
    }
    double metres = Choice.number("--contact-distance", contactDistance);
    if (metres < 0) {
      throw new UsageException("--contact-distance: " + contactDistance + " is below zero");
    }
    return metres;
  }

  /** The names of the methods, for help and completion. */
  static final class MethodIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return MethodList.all().stream()
          .map(ContactMethod::id)
          .filter(id -> id.indexOf(':') < 0)
          .iterator();
    }
  }
}
