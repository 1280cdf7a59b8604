package org.trackwalk.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;

/** Engine profiles and kinds of bodies as the command line names them. */
final class ProfileChoice {

  /** What games make collision bodies of. */
  static final List<String> BODIES = Arrays.stream(Bodies.values()).map(Bodies::id).toList();

  private ProfileChoice() {}

  /**
   * The profiles of some ids or files, each once.
   *
   * @param folder to which files are relative; null when they were typed
   */
  static List<Profile> named(List<String> ids, Path folder) throws UsageException {
    List<Profile> named = new ArrayList<>();
    for (String id : ids) {
      if (folder == null && id.indexOf(',') >= 0 && !id.endsWith(".json")) {
        String each = "--profile " + String.join(" --profile ", id.split(" *, *"));
        throw new UsageException("--profile " + id + ": one at a time; write " + each);
      }
      try {
        Profile profile = ProfileList.named(id, folder);
        if (named.stream().noneMatch(p -> p.id().equals(profile.id()))) {
          named.add(profile);
        }
      } catch (ProfileException e) {
        throw new UsageException("--profile: " + e.getMessage());
      }
    }
    return named;
  }
}
