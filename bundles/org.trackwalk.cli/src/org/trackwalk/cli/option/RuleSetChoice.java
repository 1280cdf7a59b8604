package org.trackwalk.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.RuleSetList;

/** Rule sets as the command line names them. */
final class RuleSetChoice {

  private RuleSetChoice() {}

  /** The rule sets of a file of options, each once. */
  static List<RuleSet> said(ConfigFile file) throws UsageException {
    List<RuleSet> named = new ArrayList<>();
    for (String id : file.texts("rulesOf")) {
      add(named, file.label("rulesOf", id), id, file.folder());
    }
    return named;
  }

  /** The rule sets of some typed ids or files, each once. */
  static List<RuleSet> named(List<String> ids) throws UsageException {
    List<RuleSet> named = new ArrayList<>();
    for (String id : ids) {
      add(named, "--rules-of", id, null);
    }
    return named;
  }

  private static void add(List<RuleSet> named, String what, String id, Path folder)
      throws UsageException {
    try {
      RuleSet set = RuleSetList.named(id, folder);
      if (named.stream().noneMatch(other -> other.id().equals(set.id()))) {
        named.add(set);
      }
    } catch (ProfileException e) {
      throw new UsageException(what + ": " + e.getMessage());
    }
  }
}
