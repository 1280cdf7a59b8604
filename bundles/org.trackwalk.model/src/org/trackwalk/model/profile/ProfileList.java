package org.trackwalk.model.profile;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.io.json.JsonException;

/** The profiles that ship with the tool, and those of a user by their path. */
public final class ProfileList {

  /** What a level is judged by when nobody says otherwise. */
  public static final String USUAL = "generic";

  private static final String FOLDER = "profiles/";

  /** Those that were asked for, by id: each file is read once. */
  private static final Map<String, Profile> SHIPPED = new ConcurrentHashMap<>();

  private ProfileList() {}

  /** The ids of the profiles that ship, in the order of docs/engines.md. */
  public static List<String> ids() {
    return DataFile.index(FOLDER + "index.txt");
  }

  /** All profiles that ship, in that order. */
  public static List<Profile> all() {
    return ids().stream().map(ProfileList::shipped).toList();
  }

  /** The default: {@code generic}. */
  public static Profile usual() {
    return shipped(USUAL);
  }

  /**
   * A profile that ships.
   *
   * @throws IllegalStateException when there is none with this id
   */
  public static Profile shipped(String id) {
    Profile known = SHIPPED.get(id);
    if (known == null) {
      // Read outside of the map: one may be like another, which is read within.
      SHIPPED.putIfAbsent(id, read(id));
      known = SHIPPED.get(id);
    }
    return known;
  }

  private static Profile read(String id) {
    String name = FOLDER + id + ".json";
    try {
      return ProfileFile.read(DataFile.shipped(name));
    } catch (JsonException e) {
      throw new IllegalStateException(name + ", " + e.place() + ": " + e.getMessage(), e);
    }
  }

  /** The ids of those that have a word in their title: {@code unreal}. */
  private static List<String> titled(String word) {
    String wanted = word.strip().toLowerCase(Locale.ROOT);
    return wanted.isEmpty()
        ? List.of()
        : all().stream()
            .filter(profile -> profile.title().toLowerCase(Locale.ROOT).contains(wanted))
            .map(Profile::id)
            .toList();
  }

  /**
   * The profile that a user names.
   *
   * @param text an id, or the path of a file that ends in {@code .json}
   * @param folder what a relative path starts from; null for where the tool was started
   * @throws ProfileException when there is none, or its file cannot be read
   */
  public static Profile named(String text, Path folder) throws ProfileException {
    if (ids().contains(text)) {
      return shipped(text);
    }
    if (!DataFile.named(text)) {
      throw DataFile.unknown("profile", text, ids(), titled(text));
    }
    try {
      return ProfileFile.read(DataFile.read(text, folder));
    } catch (JsonException e) {
      throw DataFile.refusal(text, e);
    }
  }
}
