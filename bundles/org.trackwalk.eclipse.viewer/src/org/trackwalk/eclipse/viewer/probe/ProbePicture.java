package org.trackwalk.eclipse.viewer.probe;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;
import org.joml.Vector3dc;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A probe with its contacts, kept and voided, as it is laid over the level. */
final class ProbePicture {

  /** Labels at most; the table has the rest. */
  private static final int LABELS = 5;

  /** Size of a point as a share of the probe's reach. */
  private static final double POINT = 0.045;

  /** Length of a normal as a share of the probe's reach. */
  private static final double ARROW = 1.0;

  private static final double HEAD = 0.14;
  private static final double WIDTH = 2.5;
  private static final int SOLID = 255;

  private final Explanation explanation;
  private final WeldedSurface surface;
  private final Verdict chosen;
  private final double reach;
  private final LineSet lines = new LineSet();
  private final PatchSet patches = new PatchSet();
  private final List<Overlay.Note> notes = new ArrayList<>();

  /**
   * A picture.
   *
   * @param chosen is told apart; null for none
   */
  ProbePicture(Explanation explanation, WeldedSurface surface, Verdict chosen) {
    this.explanation = explanation;
    this.surface = surface;
    this.chosen = chosen;
    this.reach = reach(explanation.probe().shape());
  }

  private static double reach(Shape shape) {
    return switch (shape) {
      case Sphere sphere -> sphere.radius();
      case Box box -> Math.min(box.hx(), Math.min(2 * box.hy(), box.hz()));
      default -> 1;
    };
  }

  Overlay overlay() {
    ProbeSolid.draw(explanation.probe(), patches, lines);
    for (Verdict v : explanation.verdicts()) {
      if (!v.kept() && v.contact() != null) {
        outline(v, VerdictWords.VOIDED);
        point(v.contact(), VerdictWords.VOIDED, 0.5);
      }
    }
    for (Verdict v : explanation.contacts()) {
      outline(v, VerdictWords.KEPT);
    }
    if (explanation.probe().shape() instanceof Sphere) {
      explanation.contacts().forEach(v -> point(v.contact(), VerdictWords.KEPT, 1));
    } else {
      explanation.merged().forEach(c -> point(c, VerdictWords.KEPT, 1));
    }
    if (chosen != null) {
      outline(chosen, Palette.SELECTED);
      note(chosen);
    }
    label();
    return new Overlay(lines, WIDTH, true, notes, patches);
  }

  private void label() {
    for (boolean kept : new boolean[] {true, false}) {
      for (Verdict v : explanation.verdicts()) {
        boolean tell = v.kept() == kept && v.contact() != null && v != chosen;
        if (tell && notes.size() < LABELS) {
          note(v);
        }
      }
    }
  }

  private void note(Verdict v) {
    Vector3d at = v.contact() == null ? middle(v.triangle()) : foot(v.contact());
    notes.add(new Overlay.Note(at.x, at.y, at.z, VerdictWords.label(v), VerdictWords.colour(v)));
  }

  private Vector3d middle(int triangle) {
    Vector3d sum = new Vector3d();
    for (int c = 0; c < 3; c++) {
      int v = 3 * surface.triangles()[3 * triangle + c];
      sum.add(surface.positions()[v], surface.positions()[v + 1], surface.positions()[v + 2]);
    }
    return sum.div(3);
  }

  private void outline(Verdict v, int colour) {
    int[] ids = surface.triangles();
    for (int c = 0; c < 3; c++) {
      lines.add(
          surface.positions(),
          ids[3 * v.triangle() + c],
          ids[3 * v.triangle() + (c + 1) % 3],
          colour);
    }
  }

  /** Where the push meets the road: a contact's point lies on the probe, maybe below ground. */
  private static Vector3d foot(Contact contact) {
    return new Vector3d(contact.normal()).mul(-contact.separation()).add(contact.point());
  }

  private void point(Contact contact, int colour, double share) {
    Vector3d at = foot(contact);
    Vector3dc n = contact.normal();
    double size = POINT * reach;
    diamond(at, size, colour);
    Vector3d tip = new Vector3d(n).mul(share * ARROW * reach).add(at);
    lines.add(at.x, at.y, at.z, tip.x, tip.y, tip.z, colour);
    Vector3d side = Math.abs(n.y()) < 0.9 ? new Vector3d(0, 1, 0) : new Vector3d(1, 0, 0);
    side.cross(n).normalize();
    for (int i = 0; i < 4; i++) {
      Vector3d wing = new Vector3d(side).mul(HEAD / 2).sub(new Vector3d(n).mul(HEAD));
      wing.mul(reach).add(tip);
      lines.add(tip.x, tip.y, tip.z, wing.x, wing.y, wing.z, colour);
      side.cross(n);
    }
  }

  private void diamond(Vector3d at, double size, int colour) {
    for (int signs = 0; signs < 8; signs++) {
      double[] x = {at.x + ((signs & 1) == 0 ? -size : size), at.y, at.z};
      double[] y = {at.x, at.y + ((signs & 2) == 0 ? -size : size), at.z};
      double[] z = {at.x, at.y, at.z + ((signs & 4) == 0 ? -size : size)};
      patches.add(x, y, z, colour, SOLID);
    }
  }
}
