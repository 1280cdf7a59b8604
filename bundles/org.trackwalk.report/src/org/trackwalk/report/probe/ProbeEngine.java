package org.trackwalk.report.probe;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ContactRule;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vertices;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.json.JsonText;

/**
 * What an engine does with one probe: its way for the shape, on a level of such bodies.
 *
 * @param profile the engine
 * @param kind of the probe's shape
 * @param bodies what the level's bodies are
 */
public record ProbeEngine(Profile profile, ShapeKind kind, Bodies bodies) {

  /** The engine's way in the terms of the contact pipeline. */
  public Treatment treatment() {
    return Treatment.of(profile, kind, bodies);
  }

  /**
   * What becomes of a probe.
   *
   * @param scene with the sides that the files say
   * @param margin metres; the engine's own, or another one to try
   */
  public Explanation explain(ProbeScene scene, Probe probe, double margin) {
    Treatment treatment = treatment();
    return new ContactQuery(profile.sides().value().of(scene))
        .explain(probe, margin, treatment.method(), treatment.identity());
  }

  /** The engine and its method, for the head of a column. */
  String name() {
    return profile.id() + ", " + treatment().method().id();
  }

  /** What is done, a line each, the label first. */
  List<String> lines() {
    ContactRule rule = profile.rule(kind);
    List<String> lines = new ArrayList<>();
    lines.add("engine    " + profile.id() + ": " + profile.title());
    lines.add("method    " + rule.method().id() + " for a " + kind.id());
    lines.add("margin    " + margin(profile, kind));
    lines.add("sides     " + sides());
    lines.add("vertices  " + vertices(profile));
    lines.add("bodies    " + made());
    if (!rule.differences().isEmpty()) {
      lines.add("differs   " + rule.differences());
    }
    if (comparesBitsInstead()) {
      lines.add("not here  vertices are compared bit for bit, not within a tolerance");
    }
    if (profile.quantisation() != null) {
      int bits = profile.quantisation().bits();
      lines.add("not here  it stores vertices with " + bits + " bits per axis, which moves them");
    }
    return lines;
  }

  private boolean comparesBitsInstead() {
    return profile.vertices().same() == Vertices.POSITION
        && !treatment().method().id().contains("tolerance=");
  }

  /**
   * Shorter, for a column.
   *
   * @param distance at which its contacts were made, metres
   */
  String brief(double distance) {
    return "contacts from "
        + Numbers.length(distance)
        + "; sides: "
        + profile.sides().value().id()
        + "; vertices "
        + vertices(profile)
        + "; bodies: "
        + bodies.id();
  }

  /** From where on a profile has contacts, in words. */
  public static String margin(Profile profile, ShapeKind kind) {
    return Numbers.exact(profile.margin(kind))
        + " m: "
        + Numbers.exact(profile.offsets().of(kind))
        + " of the probe and "
        + Numbers.exact(profile.offsets().ground())
        + " of the ground";
  }

  /** When two vertices are one to a profile, in words. */
  public static String vertices(Profile p) {
    String same =
        switch (p.vertices().same()) {
          case INDEX -> "the same when their index is";
          case BITS -> "the same when their bits are";
          case NUMBER -> "the same when their numbers are, whatever the sign of a zero";
          case POSITION -> "the same within " + Numbers.length(p.vertices().tolerance());
        };
    boolean worded = p.vertices().same() != Vertices.INDEX && p.vertices().across();
    return same + (worded ? ", also of two bodies" : ", inside one body");
  }

  private String sides() {
    return switch (profile.sides().value()) {
      case AUTHORED -> "authored: a triangle collides from behind where its file says so";
      case ONE -> "one: no triangle collides from behind";
      case BOTH -> "both: every triangle collides from behind, too";
    };
  }

  private String made() {
    return switch (bodies) {
      case ONE -> "one: the whole level is one mesh";
      case FILE -> "file: each file is a mesh of its own";
      case PIECE -> "piece: each piece is a mesh of its own";
    };
  }

  /**
   * Writes what an engine does as a member.
   *
   * @param distance at which its contacts were made, metres
   */
  void write(JsonText json, double metresPerUnit, double distance) throws IOException {
    Treatment treatment = treatment();
    json.name("engine").object(false);
    json.name("profile").value(profile.id());
    json.name("title").value(profile.title());
    json.name("shape").value(kind.id());
    json.name("method").value(treatment.method().id());
    json.name("margin").value(treatment.margin() / metresPerUnit);
    json.name("contactDistance").value(distance / metresPerUnit);
    json.name("sides").value(profile.sides().value().id());
    json.name("vertices").value(profile.vertices().same().id());
    json.name("acrossBodies").value(profile.vertices().across());
    json.name("bodies").value(bodies.id());
    json.name("differences").value(profile.rule(kind).differences());
    json.end();
  }
}
