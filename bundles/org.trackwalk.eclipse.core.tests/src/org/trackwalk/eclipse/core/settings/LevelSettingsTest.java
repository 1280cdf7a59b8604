package org.trackwalk.eclipse.core.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.settings.CheckSettings;

/** Request, manifest, project, workspace, defaults: the first that says something wins. */
final class LevelSettingsTest {

  @AfterEach
  void forgetTheWorkspacesSettings() throws Exception {
    for (SettingKey key : SettingKey.values()) {
      SettingStore.set(null, key, null);
    }
  }

  @Test
  void eachOneWinsOverTheNext() throws Exception {
    try (TestProject project = new TestProject("order")) {
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      assertEquals(List.of(), LevelSettings.of(level).profiles());
      assertEquals(Origin.DEFAULT, origin(level, SettingKey.PROFILES));

      SettingStore.set(null, SettingKey.PROFILES, "jolt");
      assertEquals(List.of("jolt"), LevelSettings.of(level).profiles());
      assertEquals(Origin.WORKSPACE, origin(level, SettingKey.PROFILES));

      SettingStore.set(project.get(), SettingKey.PROFILES, "bullet, chaos");
      assertEquals(List.of("bullet", "chaos"), LevelSettings.of(level).profiles());
      assertEquals(Origin.PROJECT, origin(level, SettingKey.PROFILES));
      assertTrue(
          project.get().getFile(".settings/org.trackwalk.eclipse.core.prefs").exists(),
          "the project's settings are a file that goes with it");

      project.write("m.trackwalk.json", "{\"profiles\": [\"physx\"]}");
      assertEquals(List.of(), LevelSettings.of(level).profiles());
      assertEquals(Origin.MANIFEST, origin(level, SettingKey.PROFILES));

      LevelSettings asked = LevelSettings.of(level, List.of("generic"));
      assertEquals(List.of("generic"), asked.profiles());
      assertEquals(Origin.REQUEST, asked.origins().get(SettingKey.PROFILES));
    }
  }

  @Test
  void whoeverNamesTheProfilesTheyCanBeAskedForAgain() throws Exception {
    try (TestProject project = new TestProject("named")) {
      String mine = "{\"id\": \"mine\", \"like\": \"physx\"}";
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      assertEquals(List.of("generic"), LevelSettings.of(level).named());

      project.write("own.json", mine);
      SettingStore.set(project.get(), SettingKey.PROFILES, "own.json, jolt");
      assertEquals(List.of("mine", "jolt"), judging(level));

      project.get().getFolder("lap").create(true, true, null);
      project.write("lap/other.json", mine.replace("mine", "other"));
      IFile lap =
          project.write("lap/m.trackwalk.json", "{\"profiles\": [\"ode\", \"other.json\"]}");
      level = new TrackLevel(lap, TrackLevel.Kind.MANIFEST);
      assertEquals(List.of("ode", "other"), judging(level));

      project.write("lap/m.trackwalk.json", "{\"profiles\": [\"../own.json\"]}");
      LevelSettings outside = LevelSettings.of(level);
      assertThrows(SettingException.class, outside::named);
    }
  }

  /** By which profiles a level is judged when those are asked for that judge it anyway. */
  private static List<String> judging(TrackLevel level) throws SettingException {
    List<String> named = LevelSettings.of(level).named();
    return LevelSettings.of(level, named).toCheck().profiles().stream().map(Profile::id).toList();
  }

  @Test
  void theManifestReplacesThresholdsOneByOne() throws Exception {
    try (TestProject project = new TestProject("limits")) {
      IFile manifest =
          project.write("m.trackwalk.json", "{\"rules\": {\"seam.step.warning\": 0.004}}");
      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      SettingStore.set(
          project.get(), SettingKey.LIMITS, "seam.step.warning=0.01, seam.gap.warning=0.02");
      SettingStore.set(project.get(), SettingKey.RULES_OFF, "seam.step,quality");

      LevelSettings settings = LevelSettings.of(level);

      assertEquals(Map.of("seam.gap.warning", 0.02), settings.limits());
      assertEquals(List.of("quality"), settings.off());
      CheckSettings check = settings.toCheck();
      assertEquals(Set.of("quality"), check.skip());
      assertFalse(check.wants("quality.sliver"));
      assertNull(check.vehicle());
    }
  }

  @Test
  void nonsenseIsSaid() throws Exception {
    try (TestProject project = new TestProject("nonsense")) {
      TrackLevel level = new TrackLevel(project.get(), TrackLevel.Kind.FOLDER);
      SettingStore.set(project.get(), SettingKey.LIMITS, "seam.gap.warning=wide");
      String limit =
          assertThrows(SettingException.class, () -> LevelSettings.of(level)).getMessage();
      assertTrue(limit.contains("seam.gap.warning=wide"), limit);

      SettingStore.set(project.get(), SettingKey.LIMITS, null);
      SettingStore.set(project.get(), SettingKey.VEHICLE, "bdy");
      LevelSettings settings = LevelSettings.of(level);
      String vehicle = assertThrows(SettingException.class, settings::toCheck).getMessage();
      assertTrue(vehicle.contains("body"), vehicle);
    }
  }

  @Test
  void automaticChecksAskHowLongTheLastOneTook() {
    assertTrue(AutoCheck.AUTO.now(0));
    assertTrue(AutoCheck.AUTO.now(1999));
    assertFalse(AutoCheck.AUTO.now(2000));
    assertTrue(AutoCheck.ON.now(1e9));
    assertFalse(AutoCheck.OFF.now(0));
    assertEquals(AutoCheck.ON, AutoCheck.byId("on"));
    assertEquals(AutoCheck.AUTO, AutoCheck.byId("?"));
  }

  @Test
  void limitsAreReadAsTheyAreWritten() throws Exception {
    Map<String, Double> limits = Map.of("a.b.c", 0.25, "d.e.f", -1e-9);
    assertEquals(limits, SettingWords.limits(SettingWords.text(limits)));
    assertThrows(SettingException.class, () -> SettingWords.limits("=3"));
    assertThrows(SettingException.class, () -> SettingWords.limits("a.b"));
  }

  private static Origin origin(TrackLevel level, SettingKey key) throws SettingException {
    return LevelSettings.of(level).origins().get(key);
  }
}
