package org.trackwalk.model.profile;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.json.JsonException;

/** The rule sets that ship with the tool, and those of a user by their path. */
public final class RuleSetList {

  private static final String FOLDER = "rulesets/";

  private RuleSetList() {}

  /** The ids of the rule sets that ship. */
  public static List<String> ids() {
    return DataFile.index(FOLDER + "index.txt");
  }

  /** All rule sets that ship. */
  public static List<RuleSet> all() {
    return ids().stream().map(RuleSetList::shipped).toList();
  }

  private static RuleSet shipped(String id) {
    String name = FOLDER + id + ".json";
    try {
      return RuleSetFile.read(DataFile.shipped(name));
    } catch (JsonException e) {
      throw new IllegalStateException(name + ", " + e.place() + ": " + e.getMessage(), e);
    }
  }

  /**
   * The rule set that a user names.
   *
   * @param text an id, or the path of a file that ends in {@code .json}
   * @param folder what a relative path starts from; null for where the tool was started
   * @throws ProfileException when there is none, or its file cannot be read
   */
  public static RuleSet named(String text, Path folder) throws ProfileException {
    if (ids().contains(text)) {
      return shipped(text);
    }
    if (!DataFile.named(text)) {
      throw DataFile.unknown("rule set", text, ids());
    }
    try {
      return RuleSetFile.read(DataFile.read(text, folder));
    } catch (JsonException e) {
      throw DataFile.refusal(text, e);
    }
  }
}
