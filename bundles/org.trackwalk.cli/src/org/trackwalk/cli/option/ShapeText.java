package org.trackwalk.cli.option;

import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.io.names.NearestName;

/** Shapes as the command line writes them, for instance {@code box:0.5,0.25,0.8}. */
public final class ShapeText {

  /** The forms that say sizes, a line of help. */
  public static final String OF_SIZES = "sphere:R|box:HX,HY,HZ[,MARGIN]|capsule:R,H|wheel:R,W|";

  /** The forms that name a file, a line of help. */
  public static final String OF_FILES = "hull:FILE[,MARGIN]|parts:FILE";

  /** The forms, for messages. */
  public static final String FORMS = OF_SIZES + OF_FILES;

  private static final List<String> KINDS =
      List.of("sphere", "box", "capsule", "wheel", "hull", "parts");

  private ShapeText() {}

  /**
   * Reads a shape.
   *
   * @param text kind, colon, lengths: radius; half sizes and how far edges are rounded; radius and
   *     half height; radius and half width
   * @param metres length of the unit in which they are
   * @throws UsageException when it is none of the forms
   */
  public static ConvexShape read(String text, double metres) throws UsageException {
    int colon = text.indexOf(':');
    String kind = colon < 0 ? text : text.substring(0, colon);
    if (!KINDS.contains(kind)) {
      String forms = String.join(", ", FORMS.split("\\|"));
      String hint = NearestName.hint(kind, KINDS);
      throw new UsageException(
          "--shape: '" + text + "' is not known" + hint + "; it is one of " + forms);
    }
    if (kind.equals("hull")) {
      throw new UsageException("--shape: a hull needs a mesh file: hull:FILE");
    }
    if (kind.equals("parts")) {
      throw new UsageException("--shape: parts need a file of their own: parts:FILE");
    }
    double[] n = lengths(kind, colon < 0 ? "" : text.substring(colon + 1), metres);
    try {
      return switch (kind) {
        case "box" -> new Box(n[0], n[1], n[2], n.length > 3 ? n[3] : 0);
        case "capsule" -> new Capsule(n[0], n[1]);
        case "wheel" -> new Cylinder(n[0], n[1]);
        default -> new Sphere(n[0]);
      };
    } catch (IllegalArgumentException e) {
      throw new UsageException("--shape: " + e.getMessage());
    }
  }

  private static double[] lengths(String kind, String text, double metres) throws UsageException {
    String[] parts = text.split(",", -1);
    int needed = kind.equals("sphere") ? 1 : kind.equals("box") ? 3 : 2;
    boolean margin = kind.equals("box") && parts.length == needed + 1;
    if (parts.length != needed && !margin || text.isBlank()) {
      throw new UsageException(
          "--shape: a "
              + kind
              + " needs "
              + needed
              + (needed == 1 ? " number: " : " numbers: ")
              + form(kind));
    }
    double[] lengths = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      lengths[i] = number(parts[i]) * metres;
    }
    return lengths;
  }

  /** A length of a shape, in whatever unit. */
  public static double number(String text) throws UsageException {
    return Choice.number("--shape", text);
  }

  private static String form(String kind) {
    for (String form : FORMS.split("\\|")) {
      if (form.startsWith(kind)) {
        return form;
      }
    }
    throw new IllegalStateException(kind);
  }
}
