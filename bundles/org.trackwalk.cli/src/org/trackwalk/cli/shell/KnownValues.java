package org.trackwalk.cli.shell;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.cli.shell.Values.Kind;
import org.trackwalk.drive.trial.ManifoldKind;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.RuleSetList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.JunitCases;
import org.trackwalk.report.format.WarningOutcome;
import org.trackwalk.report.output.FormatList;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The values that the tool itself knows: rules, profiles, formats and the like. */
final class KnownValues {

  private KnownValues() {}

  /** What may follow an option; by its name, else by what its label says. */
  static Values of(OptionSpec option) {
    return switch (option.longestName()) {
      case "--profile" -> Values.of(Kind.WORD_OR_FILE, profiles());
      case "--rules-of" -> Values.of(Kind.WORD_OR_FILE, RuleSetList.ids());
      case "--vehicle" -> Values.of(Kind.WORD_OR_FILE, VehicleList.ids());
      case "--only", "--skip" -> Values.of(Kind.LIST, rules());
      case "--set" -> Values.of(Kind.START, parameters());
      case "--report" -> Values.of(Kind.WORD_AND_FILE, FormatList.ids());
      case "--shape" -> starts("sphere", "box", "capsule", "wheel", "hull");
      case "--bodies" -> words(Stream.of(Bodies.values()).map(Bodies::id));
      case "--up" -> words(Stream.of(UpAxis.values()).map(UpAxis::id));
      case "--units" -> words(Stream.of(LengthUnit.values()).map(LengthUnit::id));
      case "--coords" -> words(Stream.of(EditorCoordinates.values()).map(EditorCoordinates::id));
      case "--fail-on" -> words(Stream.of("error", "warning", "info", "never"));
      case "--color" -> words(Stream.of("auto", "always", "never"));
      case "--junit-warnings" -> words(Stream.of(WarningOutcome.values()).map(WarningOutcome::id));
      case "--junit-cases" -> words(Stream.of(JunitCases.values()).map(JunitCases::id));
      case "--manifold" -> words(Stream.of(ManifoldKind.values()).map(ManifoldKind::id));
      case "--stabilise" -> words(Stream.of("none", "baumgarte", "projection", "soft"));
      case "--points" -> words(Stream.of("4", "5", "all"));
      default -> byLabel(option);
    };
  }

  /** What a command's arguments may be. */
  static Values ofArguments(String command, ArgSpec argument, List<String> commands) {
    return switch (command) {
      case "rules" -> Values.of(Kind.WORD, rules());
      case "profiles" -> {
        List<String> ids = new ArrayList<>(profiles());
        ids.addAll(VehicleList.ids());
        ids.addAll(RuleSetList.ids());
        yield Values.of(Kind.WORD_OR_FILE, ids);
      }
      case "tiles" -> Values.of(Kind.WORD_OR_FILE, List.of("cut", "check", "join"));
      case "man", "help" -> Values.of(Kind.WORD, commands);
      default -> byLabel(argument);
    };
  }

  private static Values byLabel(ArgSpec argument) {
    if (argument.completionCandidates() != null) {
      List<String> candidates = new ArrayList<>();
      argument.completionCandidates().forEach(candidates::add);
      return Values.of(Kind.WORD, candidates);
    }
    return switch (argument.paramLabel()) {
      case "DIR" -> Values.of(Kind.FOLDER);
      case "FILE", "PATH", "SCENE", "REPORT", "REPORT.json" -> Values.of(Kind.FILE);
      default -> Values.of(Kind.ANY);
    };
  }

  private static Values words(Stream<String> words) {
    return Values.of(Kind.WORD, words.toList());
  }

  private static Values starts(String... kinds) {
    return Values.of(Kind.START, Stream.of(kinds).map(kind -> kind + ":").toList());
  }

  private static List<String> profiles() {
    return ProfileList.all().stream().map(Profile::id).toList();
  }

  /** Ids, then groups. */
  private static List<String> rules() {
    Set<String> names = new LinkedHashSet<>();
    RuleList.all().forEach(rule -> names.add(rule.info().id()));
    RuleList.all().forEach(rule -> names.add(rule.info().group()));
    return List.copyOf(names);
  }

  private static List<String> parameters() {
    List<String> names = new ArrayList<>();
    for (Rule rule : RuleList.all()) {
      for (Parameter parameter : rule.info().parameters()) {
        names.add(rule.info().id() + "." + parameter.name() + "=");
      }
    }
    return names;
  }
}
