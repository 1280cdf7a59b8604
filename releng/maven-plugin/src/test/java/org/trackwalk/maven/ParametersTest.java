package org.trackwalk.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.cli.command.Command;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.maven.PluginDescriptorFile.Row;
import org.trackwalk.maven.log.ParameterNames;
import picocli.CommandLine;

/** The goals take what the commands take, and the page of the docs says so. */
class ParametersTest {

  private static final Path PAGE =
      Path.of(System.getProperty("trackwalk.root", "../.."), "docs/maven.md");

  @Test
  void everyOptionOfACommandIsAParameterOfItsGoal() throws Exception {
    Map<String, Map<String, Row>> goals = PluginDescriptorFile.goals();
    for (String goal : Set.of("check", "baseline")) {
      Set<String> missing = new TreeSet<>();
      for (String option : options(goal)) {
        String parameter = ParameterNames.ofOption(option);
        if (parameter != null && !goals.get(goal).containsKey(parameter)) {
          missing.add(option + " as " + parameter);
        }
      }
      assertEquals(Set.of(), missing, "of the goal " + goal + "; see LevelsMojo or ReportingMojo");
    }
  }

  private static Set<String> options(String command) {
    Command made = CommandList.byName(command).orElseThrow().create().get();
    Set<String> names = new TreeSet<>(new CommandLine(made).getCommandSpec().optionsMap().keySet());
    names.removeIf(name -> !name.startsWith("--"));
    return names;
  }

  @Test
  void propertiesAreNamedLikeTheirParameters() throws Exception {
    PluginDescriptorFile.goals().forEach(ParametersTest::propertiesOf);
  }

  private static void propertiesOf(String goal, Map<String, Row> rows) {
    if (!goal.equals("help")) {
      for (Row row : rows.values()) {
        boolean other = Set.of("reports", "moreReports").contains(row.name());
        assertTrue(
            other || row.property().equals("trackwalk." + row.name()),
            goal + "." + row.name() + ": " + row.property());
      }
    }
  }

  @Test
  void theTableOfTheDocsIsThatOfTheGoals() throws Exception {
    String page = Files.readString(PAGE);
    String table = table();
    assertTrue(page.contains(table), () -> PAGE + " must hold this table:\n" + table);
  }

  private static String table() throws Exception {
    Map<String, Set<String>> goalsOf = new TreeMap<>();
    Map<String, Row> rows = new TreeMap<>();
    PluginDescriptorFile.goals()
        .forEach(
            (goal, parameters) ->
                parameters.forEach(
                    (name, row) -> {
                      if (!goal.equals("help")) {
                        // one name has two meanings: the file to compare with, the file to write
                        boolean written = goal.equals("baseline") && name.equals("baseline");
                        String key = name + (written ? " (goal baseline)" : "");
                        rows.put(key, row);
                        goalsOf.computeIfAbsent(key, k -> new LinkedHashSet<>()).add(goal);
                      }
                    }));
    StringBuilder table = new StringBuilder("| parameter | property | goals | what |\n");
    table.append("| --- | --- | --- | --- |\n");
    rows.forEach(
        (key, row) -> {
          Set<String> goals = new TreeSet<>(goalsOf.get(key));
          table
              .append("| `" + row.name() + "` | ")
              .append(row.property().isEmpty() ? "" : "`" + row.property() + "`")
              .append(" | ")
              .append(goals.size() == 3 ? "all" : String.join(", ", goals))
              .append(" | ")
              .append(row.description())
              .append(row.value().isEmpty() ? "" : " Default: `" + row.value() + "`.")
              .append(" |\n");
        });
    return table.toString();
  }
}
