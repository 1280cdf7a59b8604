package org.trackwalk.cli.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.model.profile.Chassis;
import org.trackwalk.model.profile.ContactRule;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.RuleSetList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.probe.ProbeEngine;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code profiles}: the engines and vehicles to judge by, or one with every number's source. */
@CommandLine.Command(
    name = "profiles",
    description =
        "Lists engine profiles, vehicles and rule sets, or explains one with its sources.",
    footer = {
      "",
      "Examples:",
      "  trackwalk profiles physx",
      "  trackwalk profiles my-engine.json",
      "  trackwalk check track.obj --profile physx --profile jolt --bodies piece"
    })
public final class ProfilesCommand implements Command {

  private static final double KMH = 3.6;

  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      description =
          "A profile, vehicle or rule set, for instance physx, car or fia, or a .json file.")
  private String id;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException {
    PrintStream out = terminal.text();
    if (id == null) {
      list(out);
      return ExitCode.CLEAN;
    }
    try {
      if (VehicleList.ids().contains(id.split(":", 2)[0])) {
        explain(VehicleList.named(id, null), new LabelledText(out));
      } else if (!RuleSetList.ids().contains(id) || ProfileList.ids().contains(id)) {
        explain(ProfileList.named(id, null), new LabelledText(out));
      }
      if (RuleSetList.ids().contains(id)) {
        // A game's engine and its rules may have one name.
        out.print(ProfileList.ids().contains(id) ? "\n" : "");
        explain(RuleSetList.named(id, null), new LabelledText(out));
      }
    } catch (ProfileException e) {
      boolean answered = e.getMessage().contains("did you mean");
      List<String> others = new ArrayList<>(VehicleList.ids());
      others.addAll(RuleSetList.ids());
      String hint = answered ? "" : NearestName.hint(id, others);
      throw new UsageException("profiles: " + e.getMessage() + hint);
    }
    return ExitCode.CLEAN;
  }

  private static void list(PrintStream out) {
    for (Profile p : ProfileList.all()) {
      out.print(String.format(Locale.ROOT, "%-14s %-9s %s\n", p.id(), p.basis().id(), p.title()));
    }
    out.print("\nVehicles:\n");
    for (Vehicle v : VehicleList.all()) {
      out.print(String.format(Locale.ROOT, "%-14s %-9s %s\n", v.id(), "", v.title()));
    }
    out.print("\nRule sets (--rules-of):\n");
    for (RuleSet set : RuleSetList.all()) {
      out.print(String.format(Locale.ROOT, "%-14s %-9s %s\n", set.id(), "", set.title()));
    }
  }

  private static void explain(Profile p, LabelledText out) {
    out.title(p.id() + ": " + p.title());
    out.line("means", p.meaning());
    out.line("do", p.remedy());
    out.line("known", p.basis().id() + ": " + p.setup());
    for (Map.Entry<ShapeKind, ContactRule> rule : p.contacts().entrySet()) {
      ContactRule r = rule.getValue();
      String more = r.corners() ? " Caught at corners of seams along the way." : "";
      more += r.differences().isEmpty() ? "" : " Differs: " + r.differences();
      out.line(rule.getKey().id(), r.method().id() + " (" + r.source() + ")." + more);
    }
    out.line("vertices", ProbeEngine.vertices(p) + " (" + p.vertices().source() + ")");
    out.line("bodies", p.bodies().value().id() + " (" + p.bodies().source() + ")");
    String round = ProbeEngine.margin(p, ShapeKind.SPHERE);
    String box = ProbeEngine.margin(p, ShapeKind.BOX);
    String margin = round.equals(box) ? round : round + " of a sphere; " + box + " of a box";
    out.line("margin", margin + " (" + p.offsets().source() + ")");
    out.line("step", "1/" + Numbers.exact(p.hertz().value()) + " s (" + p.hertz().source() + ")");
    out.line("slop", Numbers.exact(p.slop().value()) + " m (" + p.slop().source() + ")");
    if (p.pushOff().value() > 0) {
      String push = Numbers.exact(p.pushOff().value()) + " m/s";
      out.line("push-off", push + " (" + p.pushOff().source() + ")");
    }
    if (p.sunk().value() > 0) {
      out.line("sunk", Numbers.exact(p.sunk().value()) + " m (" + p.sunk().source() + ")");
    }
    out.line(
        "singular", Numbers.exact(p.singular().value()) + " m (" + p.singular().source() + ")");
    out.line("sides", p.sides().value().id() + " (" + p.sides().source() + ")");
    out.line("placing", p.placing().value().id() + " (" + p.placing().source() + ")");
    if (p.kept() != null) {
      String undone = Numbers.exact(p.kept().undone()) + " of the penetration undone a step";
      String asked = "triangles asked within " + Numbers.exact(p.kept().around()) + " m";
      String edge = p.kept().lastEdge() ? ", of a triangle beside it the last edge in reach" : "";
      out.line("kept", undone + ", " + asked + edge + " (" + p.kept().source() + ")");
    }
    if (p.quantisation() != null) {
      out.line(
          "stored", p.quantisation().bits() + " bits per axis (" + p.quantisation().source() + ")");
    }
    if (p.limits().manifold() > 0 || p.limits().pair() > 0) {
      out.line(
          "limits",
          limit(p.limits().manifold(), "points of a manifold")
              + ", "
              + limit(p.limits().pair(), "contacts of a pair")
              + " ("
              + p.limits().source()
              + ")");
    }
  }

  private static String limit(int most, String what) {
    return most == 0 ? "any number of " + what : most + " " + what;
  }

  private static void explain(RuleSet set, LabelledText out) {
    out.title(set.id() + ": " + set.title());
    out.line("means", set.meaning());
    for (RuleSet.Demand demand : set.demands()) {
      StringBuilder text = new StringBuilder(demand.says().value());
      text.append(" (").append(demand.says().source()).append("): ").append(demand.rule());
      demand
          .parameters()
          .forEach(
              (name, value) ->
                  text.append(", ").append(name).append(' ').append(Numbers.exact(value)));
      out.line("asks", text.toString());
    }
    for (RuleSet.Unmeasured rest : set.unmeasured()) {
      String says = rest.says().value() + " (" + rest.says().source() + "): ";
      out.line("left out", says + rest.why());
    }
  }

  private static void explain(Vehicle v, LabelledText out) {
    out.title(v.id() + ": " + v.title());
    out.line("means", v.meaning());
    out.line(
        "speed",
        Numbers.rounded(v.topSpeed().value() * KMH) + " km/h (" + v.topSpeed().source() + ")");
    out.line("grip", Numbers.exact(v.grip().value()) + " g (" + v.grip().source() + ")");
    for (VehicleShape shape : v.shapes()) {
      String where = shape.onGround() ? "slides on the ground" : "over the ground";
      out.line("shape", shape.label() + ", " + where + " (" + shape.source() + ")");
    }
    if (v.wheel() != null) {
      Wheel w = v.wheel();
      out.line(
          "wheels",
          w.model().id()
              + ", radius "
              + Numbers.exact(w.radius())
              + " m, width "
              + Numbers.exact(w.width())
              + " m, springs of "
              + Numbers.exact(w.ride())
              + " Hz ("
              + w.source()
              + ")");
    }
    if (v.chassis() != null) {
      Chassis c = v.chassis();
      out.line(
          "chassis",
          Numbers.exact(c.mass())
              + " kg on the springs, "
              + Numbers.rounded(100 * c.front())
              + " % in front, wheelbase "
              + Numbers.exact(c.wheelbase())
              + " m, track "
              + Numbers.exact(c.track())
              + " m ("
              + c.source()
              + ")");
    }
    out.line(
        "clearance", Numbers.exact(v.clearance().value()) + " m (" + v.clearance().source() + ")");
  }
}
