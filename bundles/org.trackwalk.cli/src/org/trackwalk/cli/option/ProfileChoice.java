package org.trackwalk.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
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

  /** The profiles of a file of options, each once. */
  static List<Profile> said(ConfigFile file) throws UsageException {
    List<Profile> named = new ArrayList<>();
    for (String id : file.texts("profiles")) {
      add(named, file.label("profiles", id), id, file.folder());
    }
    return named;
  }

  /** The profiles of some typed ids or files, each once. */
  static List<Profile> named(List<String> ids) throws UsageException {
    List<Profile> named = new ArrayList<>();
    for (String id : ids) {
      if (id.indexOf(',') >= 0 && !id.endsWith(".json")) {
        String each = "--profile " + String.join(" --profile ", id.split(" *, *"));
        throw new UsageException("--profile " + id + ": one at a time; write " + each);
      }
      add(named, "--profile", id, null);
    }
    return named;
  }

  private static void add(List<Profile> named, String what, String id, Path folder)
      throws UsageException {
    try {
      Profile profile = ProfileList.named(id, folder);
      if (named.stream().noneMatch(p -> p.id().equals(profile.id()))) {
        named.add(profile);
      }
    } catch (ProfileException e) {
      throw new UsageException(what + ": " + e.getMessage());
    }
  }
}
