package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.collide.ContactMaker;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.ContactSettings.Method;
import org.trackwalk.contact.collide.ContactSettings.Vertices;
import org.trackwalk.contact.collide.SurfaceContacts;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Makes the contacts of what is told, as an engine would before it pushes bodies apart. */
public final class ContactSurvey {

  private final WeldedSurface surface;
  private final SaidMeetings said;
  private final ContactSettings usual;
  private final List<Part> parts;

  /**
   * Ready for the overlaps of a level.
   *
   * @param usual for pairs of which the manifest says nothing
   */
  public ContactSurvey(WeldedSurface surface, SaidMeetings said, ContactSettings usual) {
    this.surface = surface;
    this.said = said;
    this.usual = usual;
    this.parts = Part.of(surface);
  }

  /**
   * The contacts of each pair of parts of each overlap.
   *
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public List<List<PairContacts>> of(List<Overlap> overlaps, Progress progress) {
    progress.begin(
        "overlaps: contacts", overlaps.stream().mapToLong(one -> one.parts().length / 2).sum());
    return overlaps.stream().map(overlap -> of(overlap, progress)).toList();
  }

  private List<PairContacts> of(Overlap overlap, Progress progress) {
    List<PairContacts> all = new ArrayList<>();
    for (int i = 0; i < overlap.parts().length; i += 2) {
      Part one = parts.get(overlap.parts()[i]);
      Part other = parts.get(overlap.parts()[i + 1]);
      boolean straight = one.piece() <= other.piece();
      progress.check();
      Part a = straight ? one : other;
      all.add(of(a, straight ? other : one, overlap.position()[1], progress));
      progress.worked(1);
    }
    return all;
  }

  private PairContacts of(Part a, Part b, double height, Progress progress) {
    ContactSettings settings = settings(a, b);
    SurfaceContacts made = ContactMaker.of(a.shell(), b.shell(), settings, progress);
    return new PairContacts(
        a.piece(),
        b.piece(),
        settings,
        made.contacts(),
        made.refused(),
        made.grids().stream().map(grid -> GridOutline.of(grid, height)).toList());
  }

  private ContactSettings settings(Part a, Part b) {
    SaidMeetings.Said pair = said.of(name(a), name(b));
    if (pair == null) {
      return usual;
    }
    MeetingRule rule = pair.rule();
    Method method = null;
    for (Method known : Method.values()) {
      method = known.id().equals(rule.method()) ? known : method;
    }
    Vertices vertices = null;
    for (Vertices known : Vertices.values()) {
      vertices = known.id().equals(rule.vertices()) ? known : vertices;
    }
    ContactSettings own =
        usual.with(method, vertices == null || !pair.turned() ? vertices : vertices.turned());
    return own.problem().isEmpty() ? own : usual;
  }

  private String name(Part part) {
    return surface.pieces().get(part.piece()).name();
  }
}
