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
  private static final double POINT = 0.06;

  /** Length of a normal as a share of the probe's reach. */
  private static final double ARROW = 1.0;

  /** What is voided is drawn so much smaller. */
  private static final double VOID_SHARE = 0.5;

  private static final double HEAD = 0.14;
  private static final double WIDTH = 2.5;
  private static final double THIN = 1.3;
  private static final int SOLID = 255;

  private final Explanation explanation;
  private final WeldedSurface surface;
  private final VerdictWords words;
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
  ProbePicture(Explanation explanation, WeldedSurface surface, VerdictWords words, Verdict chosen) {
    this.explanation = explanation;
    this.surface = surface;
    this.words = words;
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

  /** Triangles near the probe, in the colours of their verdicts: ignored, voided, kept. */
  Overlay triangles() {
    LineSet thin = new LineSet();
    for (int colour : new int[] {VerdictWords.IGNORED, VerdictWords.VOIDED, VerdictWords.KEPT}) {
      explanation.verdicts().stream()
          .filter(v -> VerdictWords.colour(v) == colour)
          .forEach(v -> outline(v, colour, thin));
    }
    return new Overlay(thin, THIN, true, List.of());
  }

  /** The probe itself and its contacts, with a few labels. */
  Overlay body() {
    boolean sphere = explanation.probe().shape() instanceof Sphere;
    ProbeSolid.draw(explanation.probe(), patches, lines);
    if (chosen != null) {
      outline(chosen, Palette.SELECTED, lines);
      note(chosen);
    }
    for (Verdict v : explanation.verdicts()) {
      if (!v.kept() && v.contact() != null) {
        point(v.contact(), VerdictWords.VOIDED, VOID_SHARE);
      }
    }
    if (sphere) {
      explanation.contacts().forEach(this::contact);
    } else {
      explanation.merged().forEach(this::corner);
    }
    for (Verdict v : explanation.verdicts()) {
      if (!v.kept() && v.contact() != null) {
        label(v);
      }
    }
    return new Overlay(lines, WIDTH, true, notes, patches);
  }

  private void contact(Verdict v) {
    point(v.contact(), VerdictWords.KEPT, 1);
    label(v);
  }

  /** One of the points that a box gets in the end. */
  private void corner(Contact contact) {
    point(contact, VerdictWords.KEPT, 1);
    if (notes.size() < LABELS) {
      Vector3d at = foot(contact);
      String text = "Contact: " + VerdictWords.depth(contact.separation());
      notes.add(new Overlay.Note(at.x, at.y, at.z, text, VerdictWords.KEPT));
    }
  }

  private void label(Verdict v) {
    if (v != chosen && notes.size() < LABELS) {
      note(v);
    }
  }

  private void note(Verdict v) {
    Vector3d at = v.contact() == null ? middle(v.triangle()) : foot(v.contact());
    notes.add(new Overlay.Note(at.x, at.y, at.z, words.label(v), VerdictWords.colour(v)));
  }

  private Vector3d middle(int triangle) {
    Vector3d sum = new Vector3d();
    for (int c = 0; c < 3; c++) {
      int v = 3 * surface.triangles()[3 * triangle + c];
      sum.add(surface.positions()[v], surface.positions()[v + 1], surface.positions()[v + 2]);
    }
    return sum.div(3);
  }

  private void outline(Verdict v, int colour, LineSet into) {
    int[] ids = surface.triangles();
    for (int c = 0; c < 3; c++) {
      into.add(
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
    double size = share * POINT * reach;
    diamond(at, size, colour);
    Vector3d tip = new Vector3d(n).mul(share * ARROW * reach).add(at);
    lines.add(at.x, at.y, at.z, tip.x, tip.y, tip.z, colour);
    Vector3d side = Math.abs(n.y()) < 0.9 ? new Vector3d(0, 1, 0) : new Vector3d(1, 0, 0);
    side.cross(n).normalize();
    for (int i = 0; i < 4; i++) {
      Vector3d wing = new Vector3d(side).mul(HEAD / 2).sub(new Vector3d(n).mul(HEAD));
      wing.mul(share * reach).add(tip);
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
