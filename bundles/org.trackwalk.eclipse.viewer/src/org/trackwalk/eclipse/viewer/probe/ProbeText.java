package org.trackwalk.eclipse.viewer.probe;

import java.math.BigDecimal;
import org.joml.Vector3d;
import org.trackwalk.contact.csv.CoordinateText;
import org.trackwalk.contact.csv.FilePose;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.report.format.Numbers;

/**
 * A probe as the options of the command line say it, in the axes and the unit of the file. The
 * probe in the view is read from these very texts, so both have the same bits.
 *
 * @param at three numbers with commas between
 * @param shape kind, colon, half sizes
 * @param rotate quaternion x, y, z, w; empty when it is not turned
 * @param given the shape where the text names a file; else null
 */
record ProbeText(String at, String shape, String rotate, Shape given) {

  /** Decimals of a coordinate in metres: a hundredth of a millimetre. */
  private static final int DECIMALS = 5;

  /** Decimals of a quaternion. */
  private static final int TURN_DECIMALS = 7;

  private static final String UNTURNED =
      Numbers.fixed(0, TURN_DECIMALS).concat(",").repeat(3) + Numbers.fixed(1, TURN_DECIMALS);

  /** The texts of a probe that lies at a place. */
  static ProbeText of(ProbePlace place, ProbeSetup setup, Frame frame) {
    Vector3d centre = new Vector3d(place.away()).mul(setup.lift()).add(place.foot());
    double[] at = frame.toFileAxes(centre.x, centre.y, centre.z);
    double unit = frame.unit().metres();
    int decimals = DECIMALS + (int) Math.ceil(Math.log10(unit));
    String shape =
        switch (setup.kind()) {
          case SPHERE -> "sphere:" + plain(setup.radius() / unit);
          case BOX -> box(setup, frame);
          case CAPSULE ->
              "capsule:" + plain(setup.radius() / unit) + "," + plain(setup.height() / 2 / unit);
          case WHEEL ->
              "wheel:" + plain(setup.radius() / unit) + "," + plain(setup.width() / 2 / unit);
          case FILE -> setup.file().option();
        };
    Shape given = setup.kind() == ProbeSetup.Kind.FILE ? setup.file().shape() : null;
    return new ProbeText(
        joined(at, Math.max(0, decimals)), shape, turn(setup, place.away(), frame), given);
  }

  private static String box(ProbeSetup setup, Frame frame) {
    double unit = 2 * frame.unit().metres();
    String across = plain(setup.width() / unit);
    String up = plain(setup.height() / unit);
    String along = plain(setup.length() / unit);
    String rounded = setup.rounding() > 0 ? "," + plain(2 * setup.rounding() / unit) : "";
    return switch (frame.up()) {
      case X -> "box:" + up + "," + across + "," + along + rounded;
      case Y -> "box:" + across + "," + up + "," + along + rounded;
      case Z -> "box:" + across + "," + along + "," + up + rounded;
    };
  }

  /**
   * The shortest turn to the direction away from the surface: from the file's upward axis, or from
   * its y, along which capsules lie and which is upright to a wheel's axle.
   */
  private static String turn(ProbeSetup setup, Vector3d away, Frame frame) {
    if (setup.kind() == ProbeSetup.Kind.SPHERE) {
      return "";
    }
    Frame axes = Frame.of(frame.up(), LengthUnit.METRE);
    boolean box = setup.kind() == ProbeSetup.Kind.BOX || setup.kind() == ProbeSetup.Kind.FILE;
    double[] up = box ? axes.toFileAxes(0, 1, 0) : new double[] {0, 1, 0};
    double[] to = axes.toFileAxes(away.x, away.y, away.z);
    double cosine = up[0] * to[0] + up[1] * to[1] + up[2] * to[2];
    double[] q = {
      up[1] * to[2] - up[2] * to[1],
      up[2] * to[0] - up[0] * to[2],
      up[0] * to[1] - up[1] * to[0],
      1 + cosine
    };
    double norm = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    if (norm == 0) {
      return joined(new double[] {up[1], up[2], up[0], 0}, TURN_DECIMALS); // half a turn
    }
    for (int k = 0; k < 4; k++) {
      q[k] /= norm;
    }
    String text = joined(q, TURN_DECIMALS);
    return text.equals(UNTURNED) ? "" : text;
  }

  private static String joined(double[] numbers, int decimals) {
    StringBuilder text = new StringBuilder();
    for (double number : numbers) {
      text.append(text.isEmpty() ? "" : ",").append(Numbers.fixed(number, decimals));
    }
    return text.toString();
  }

  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** The probe that these texts name, read as the command line reads them. */
  Probe probe(Frame frame) {
    String[] digits = at.split(",");
    double[] centre = new double[3];
    for (int k = 0; k < 3; k++) {
      centre[k] = CoordinateText.read(digits[k]);
    }
    double[] turn = {0, 0, 0, 1};
    if (!rotate.isEmpty()) {
      String[] parts = rotate.split(",");
      for (int k = 0; k < 4; k++) {
        turn[k] = Double.parseDouble(parts[k]);
      }
    }
    Shape body = given == null ? body(shape, frame.unit().metres()) : given;
    return new Probe(body, FilePose.of(frame, centre, turn));
  }

  /**
   * The shape that a text of sizes names.
   *
   * @param metres of a length
   * @throws RuntimeException when it names none
   */
  static ConvexShape body(String shape, double metres) {
    String[] parts = shape.substring(shape.indexOf(':') + 1).split(",");
    double[] n = new double[parts.length];
    for (int k = 0; k < n.length; k++) {
      n[k] = Double.parseDouble(parts[k]) * metres;
    }
    return switch (shape.substring(0, shape.indexOf(':'))) {
      case "sphere" -> new Sphere(n[0]);
      case "capsule" -> new Capsule(n[0], n[1]);
      case "wheel" -> new Cylinder(n[0], n[1]);
      case "box" -> new Box(n[0], n[1], n[2], n.length > 3 ? n[3] : 0);
      default -> throw new IllegalArgumentException(shape);
    };
  }

  /** As shells of all systems take a name with blanks. */
  private static String quoted(String file) {
    return file.chars().anyMatch(Character::isWhitespace) ? '"' + file + '"' : file;
  }

  /** What to type to have the same on the command line. */
  String command(String file, ProbeSetup setup) {
    return "trackwalk explain "
        + quoted(file)
        + " --at "
        + at
        + " --shape "
        + quoted(shape)
        + (rotate.isEmpty() ? "" : " --rotate " + rotate)
        + " --method "
        + setup.method().id()
        + " --contact-distance "
        + plain(setup.contactDistance());
  }
}
