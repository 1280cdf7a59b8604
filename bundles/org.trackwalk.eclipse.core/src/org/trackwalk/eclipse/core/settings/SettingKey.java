package org.trackwalk.eclipse.core.settings;

/** A setting of a project or of the workspace, and what holds when nobody says anything. */
public enum SettingKey {
  /** Ids of engine profiles with commas between; empty for {@code generic}. */
  PROFILES("profiles", ""),
  /** A vehicle's id; empty for {@code body}. */
  VEHICLE("vehicle", ""),
  /** Rules or groups that do not run, with commas between. */
  RULES_OFF("rulesOff", ""),
  /** Thresholds, {@code rule.parameter=number} with commas between. */
  LIMITS("limits", ""),
  /** When levels are checked by themselves: {@code auto}, {@code on}, {@code off}. */
  AUTO_CHECK("autoCheck", "auto"),
  /** Most markers of one level; the worst are kept. */
  MARKER_LIMIT("markerLimit", "1000"),
  /** Whether linked folders are looked at for what other programs write there. */
  POLLING("polling", "true"),
  /** Seconds between two such looks. */
  POLLING_SECONDS("pollingSeconds", "2"),
  /** Baseline or JSON report to compare with, relative to the project; empty for none. */
  BASELINE("baseline", ""),
  /** Mesh files that are not checked with their folder; see {@link LeftOut}. */
  LEFT_OUT("leftOut", "");

  private final String id;
  private final String usual;

  SettingKey(String id, String usual) {
    this.id = id;
    this.usual = usual;
  }

  /** The key in settings files. */
  public String id() {
    return id;
  }

  /** What holds when nobody says anything. */
  public String usual() {
    return usual;
  }
}
