package org.trackwalk.eclipse.core.check;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;

/**
 * What is asked of a check.
 *
 * @param kind everything, or what has changed
 * @param profiles names of engine profiles for this once; empty for the level's own
 * @param vehicle that stands beside the level's own this once; empty for none
 * @param engine name of the profile that stands beside the level's own this once; empty for none
 * @param changed files that are known to have changed; others are found by size and time
 */
public record CheckRequest(
    Kind kind, List<String> profiles, String vehicle, String engine, Set<IFile> changed) {

  /** How much is done again. */
  public enum Kind {
    /** Everything anew, from the files; also groups a folder's files into levels again. */
    FULL,
    /** What has changed, and what lies around it. The answer is that of a full check. */
    CHANGED
  }

  /** Takes copies. */
  public CheckRequest {
    profiles = List.copyOf(profiles);
    changed = Set.copyOf(changed);
  }

  /** Everything, with the level's settings. */
  public static CheckRequest full() {
    return new CheckRequest(Kind.FULL, List.of(), "", "", Set.of());
  }

  /** What has changed, with the level's settings. */
  public static CheckRequest changed(Set<IFile> files) {
    return new CheckRequest(Kind.CHANGED, List.of(), "", "", files);
  }

  /** The same with other engine profiles for this once. */
  public CheckRequest withProfiles(List<String> names) {
    return new CheckRequest(kind, names, vehicle, engine, changed);
  }

  /** The same with a vehicle beside the level's own for this once. */
  public CheckRequest besideVehicle(String name) {
    return new CheckRequest(kind, profiles, name, engine, changed);
  }

  /** The same with an engine profile beside the level's own for this once. */
  public CheckRequest besideEngine(String name) {
    return new CheckRequest(kind, profiles, vehicle, name, changed);
  }
}
