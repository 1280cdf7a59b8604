package org.trackwalk.eclipse.core.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.core.resources.IProject;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.ManifestNames;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What holds for one level after request, manifest, project, workspace and defaults were asked in
 * this order. A manifest wins key by key: a threshold in it replaces that threshold and leaves the
 * project's others.
 *
 * @param profiles names of engine profiles; empty when only defaults or the manifest say it
 * @param vehicle name; null likewise
 * @param off rules and groups that do not run, sorted
 * @param limits {@code rule.parameter} to value, sorted, those of the manifest left out: the check
 *     reads them itself
 * @param origins who says profiles, vehicle, rules off and limits; for the last two of anything
 */
public record LevelSettings(
    TrackLevel level,
    List<String> profiles,
    String vehicle,
    List<String> off,
    Map<String, Double> limits,
    Map<SettingKey, Origin> origins) {

  /** How a profile of one's own ends. */
  private static final String OWN_FILE = ".json";

  /** What holds for a level when nothing is asked for this once. */
  public static LevelSettings of(TrackLevel level) throws SettingException {
    return of(level, List.of());
  }

  /**
   * What holds for a level.
   *
   * @param askedProfiles names, stronger than the manifest; empty for none
   * @throws SettingException when a setting of project or workspace cannot be read
   */
  public static LevelSettings of(TrackLevel level, List<String> askedProfiles)
      throws SettingException {
    Optional<LevelManifest> manifest = level.manifest().flatMap(ManifestNames::read);
    IProject project = level.project();
    Map<SettingKey, Origin> origins = new TreeMap<>();
    for (SettingKey key : SettingKey.values()) {
      origins.put(key, SettingStore.origin(project, key));
    }
    List<String> profiles = SettingWords.list(SettingStore.get(project, SettingKey.PROFILES));
    String vehicle = blankToNull(SettingStore.get(project, SettingKey.VEHICLE));
    if (manifest.filter(m -> !m.profiles().isEmpty()).isPresent()) {
      profiles = List.of();
      origins.put(SettingKey.PROFILES, Origin.MANIFEST);
    }
    if (manifest.map(LevelManifest::vehicle).isPresent()) {
      vehicle = null;
      origins.put(SettingKey.VEHICLE, Origin.MANIFEST);
    }
    if (!askedProfiles.isEmpty()) {
      profiles = List.copyOf(askedProfiles);
      origins.put(SettingKey.PROFILES, Origin.REQUEST);
    }
    Map<String, Double> limits = SettingWords.limits(SettingStore.get(project, SettingKey.LIMITS));
    List<String> off =
        new ArrayList<>(
            new TreeSet<>(SettingWords.list(SettingStore.get(project, SettingKey.RULES_OFF))));
    manifest.ifPresent(
        m -> {
          limits.keySet().removeAll(m.rules().keySet());
          // A rule that the manifest gives thresholds is wanted there.
          off.removeIf(rule -> m.rules().keySet().stream().anyMatch(k -> k.startsWith(rule + ".")));
        });
    return new LevelSettings(
        level, profiles, vehicle, List.copyOf(off), Map.copyOf(limits), Map.copyOf(origins));
  }

  /**
   * The names of the profiles that judge the level, whoever says so: one at least. Those of a
   * manifest that are files are named by their place on disk.
   *
   * @throws SettingException when a file is not there or lies outside the manifest's folder
   */
  public List<String> named() throws SettingException {
    if (!profiles.isEmpty()) {
      return profiles;
    }
    List<String> names = new ArrayList<>();
    List<String> told =
        level
            .manifest()
            .flatMap(ManifestNames::read)
            .map(LevelManifest::profiles)
            .orElse(List.of());
    for (String name : told) {
      names.add(name.endsWith(OWN_FILE) ? file(name) : name);
    }
    return names.isEmpty() ? List.of(ProfileList.USUAL) : List.copyOf(names);
  }

  private String file(String name) throws SettingException {
    Path manifest = DiskPath.of(level.anchor()).orElse(null);
    if (manifest == null) {
      return name;
    }
    Path folder = manifest.getParent();
    try {
      return new LevelFolder(folder, false)
          .resolve(folder, name, level.anchor().getName(), "profiles")
          .toString();
    } catch (ImportException e) {
      throw new SettingException(e.getMessage());
    }
  }

  /**
   * The settings of a check.
   *
   * @throws SettingException when a profile or vehicle does not exist
   */
  public CheckSettings toCheck() throws SettingException {
    Path folder = DiskPath.of(level.project()).orElse(null);
    try {
      List<Profile> engines = new ArrayList<>();
      for (String name : profiles) {
        engines.add(ProfileList.named(name, folder));
      }
      Vehicle driven = vehicle == null ? null : VehicleList.named(vehicle, folder);
      return CheckSettings.defaults()
          .judgedBy(engines, null, driven)
          .withParameters(limits)
          .withSkip(new TreeSet<>(off));
    } catch (ProfileException e) {
      throw new SettingException(e.getMessage());
    }
  }

  /**
   * An engine profile by its name.
   *
   * @throws SettingException when it does not exist
   */
  public Profile profile(String name) throws SettingException {
    try {
      return ProfileList.named(name, DiskPath.of(level.project()).orElse(null));
    } catch (ProfileException e) {
      throw new SettingException(e.getMessage());
    }
  }

  /**
   * A vehicle by its name.
   *
   * @throws SettingException when it does not exist
   */
  public Vehicle vehicle(String name) throws SettingException {
    try {
      return VehicleList.named(name, DiskPath.of(level.project()).orElse(null));
    } catch (ProfileException e) {
      throw new SettingException(e.getMessage());
    }
  }

  private static String blankToNull(String text) {
    return text.isBlank() ? null : text.strip();
  }
}
