package org.trackwalk.cli.option;

import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import picocli.CommandLine.Option;

/** The contact method and its distance. */
public final class MethodOptions {

  /** Pair margin of the default profile (DESIGN 6), metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  @Option(
      names = "--method",
      paramLabel = "ID",
      description = "Contact method; voided-welded unless said.")
  private String method;

  @Option(
      names = "--contact-distance",
      paramLabel = "M",
      description = "Triangles farther than radius + M are ignored; 0.02 m unless said.")
  private String contactDistance;

  /** The method. */
  public ContactMethod method() throws UsageException {
    if (method == null) {
      return MethodList.reference();
    }
    var found = MethodList.find(method);
    if (found.isEmpty()) {
      List<String> ids = MethodList.all().stream().map(ContactMethod::id).toList();
      Choice.known("--method", method, ids);
    }
    return found.orElseThrow();
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
}
