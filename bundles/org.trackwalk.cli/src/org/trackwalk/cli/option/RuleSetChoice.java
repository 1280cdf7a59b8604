package org.trackwalk.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.RuleSetList;

/** Rule sets as the command line names them. */
final class RuleSetChoice {

  private RuleSetChoice() {}

  /**
   * The rule sets of some ids or files, each once.
   *
   * @param folder to which files are relative; null when they were typed
   */
  static List<RuleSet> named(List<String> ids, Path folder) throws UsageException {
    List<RuleSet> named = new ArrayList<>();
    for (String id : ids) {
      try {
        RuleSet set = RuleSetList.named(id, folder);
        if (named.stream().noneMatch(other -> other.id().equals(set.id()))) {
          named.add(set);
        }
      } catch (ProfileException e) {
        throw new UsageException("--rules-of: " + e.getMessage());
      }
    }
    return named;
  }
}
