package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.SurfaceContact;
import org.trackwalk.drive.overlap.ContactSurvey;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.PairContacts;
import org.trackwalk.drive.overlap.SaidMeetings;
import org.trackwalk.mesh.progress.Progress;

/** Contacts of pieces that go through each other, each with its normal, as long as it is deep. */
public final class ContactLines {

  private static final int COLOUR = 0x00B050;

  /** Shortest line, metres: what is hardly deep is seen, too. */
  private static final double SHORTEST = 0.05;

  /** Longest line, metres. */
  private static final int LONGEST = 2;

  private ContactLines() {}

  /** The lines of a checked level. */
  public static LineSet of(LevelScene scene, Progress progress) {
    RuleContext context = scene.context();
    ContactSettings usual =
        new ContactSettings(
            ContactSettings.Method.CONTOUR_REGION,
            ContactSettings.ColliderKind.CONTOURS,
            ContactSettings.Vertices.AUTO,
            ContactSettings.CELLS,
            0);
    SaidMeetings said = new SaidMeetings(context.level().hints().meetings());
    List<Overlap> told = OverlapPieces.survey(context, progress).told();
    LineSet lines = new LineSet();
    for (List<PairContacts> pairs :
        new ContactSurvey(scene.surface(), said, usual).of(told, progress)) {
      for (PairContacts pair : pairs) {
        pair.points().forEach(contact -> add(contact, lines));
      }
    }
    return lines;
  }

  private static void add(SurfaceContact contact, LineSet lines) {
    double[] p = contact.point();
    double[] n = contact.normal();
    double length = Math.clamp(contact.depth(), SHORTEST, LONGEST);
    lines.add(
        p[0], p[1], p[2], p[0] + length * n[0], p[1] + length * n[1], p[2] + length * n[2], COLOUR);
  }

  /** What the colour means. */
  public static Legend legend() {
    return new Legend(
        "Contacts of overlaps",
        List.of(
            new Legend.Entry(
                COLOUR,
                "the way out of the other, as long as it is deep, at most " + LONGEST + " m")));
  }
}
