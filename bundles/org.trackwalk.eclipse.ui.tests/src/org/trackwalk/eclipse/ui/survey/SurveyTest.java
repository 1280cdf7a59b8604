package org.trackwalk.eclipse.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.runtime.IStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.ui.fixture.StepTrack;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.progress.Progress;

/** What is found in files, and what is strange about it. */
class SurveyTest {

  private static final Path EXAMPLES = Path.of(System.getProperty("trackwalk.root"), "examples");

  @Test
  void cancellingTellsNobody(@TempDir Path folder) throws Exception {
    StepTrack.write(folder);
    SurveyQuestion question =
        new SurveyQuestion(List.of(folder), false, null, null, List.of(), true);
    AtomicReference<Object> told = new AtomicReference<>();
    AtomicReference<SurveyJob> box = new AtomicReference<>();
    SurveyJob job = new SurveyJob(question, task -> box.get().cancel(), told::set, told::set);
    box.set(job);
    job.schedule();
    job.join();
    assertEquals(IStatus.CANCEL, job.getResult().getSeverity());
    assertEquals(null, told.get());
  }

  @Test
  void aFaultOfOursIsToldAndDoesNotLookForEver(@TempDir Path folder) throws Exception {
    StepTrack.write(folder);
    SurveyQuestion question =
        new SurveyQuestion(List.of(folder), false, null, null, List.of(), true);
    AtomicReference<Object> answer = new AtomicReference<>();
    AtomicReference<String> failed = new AtomicReference<>("");
    SurveyJob job =
        new SurveyJob(
            question,
            task -> {
              throw new IllegalStateException("a fault that a test has made");
            },
            answer::set,
            failed::set);
    job.schedule();
    job.join();
    assertEquals(null, answer.get());
    assertTrue(failed.get().startsWith("These files cannot be looked at"), failed.get());
  }

  @Test
  void whatCannotBeReadIsNamed(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("torn.glb"), "no");
    Files.writeString(folder.resolve("scene.blend"), "no");
    Survey survey =
        new SurveyQuestion(List.of(folder), false, null, null, List.of(), true)
            .answer(Progress.none());
    assertTrue(survey.levels().isEmpty());
    assertTrue(survey.text().startsWith("Not readable: torn.glb, "), survey.text());
    assertTrue(survey.text().contains("Left out: scene.blend, "), survey.text());
  }

  @Test
  void aTrackThatWasExportedTwiceIsSaidSo(@TempDir Path folder) throws Exception {
    String bad = Files.readString(EXAMPLES.resolve("rules/weld.near-miss/bad.obj"));
    Files.writeString(folder.resolve("track.obj"), bad);
    Files.writeString(folder.resolve("track-again.obj"), bad.replace("o road", "o part"));
    Files.writeString(
        folder.resolve("verge.obj"),
        Files.readString(EXAMPLES.resolve("rules/cliff.drop/bad.obj")));
    Survey survey =
        new SurveyQuestion(List.of(folder), false, null, null, List.of(), true)
            .answer(Progress.none());
    List<String> said =
        survey.text().lines().filter(line -> line.contains("hold the same pieces")).toList();
    assertEquals(1, said.size(), survey.text());
    assertTrue(said.get(0).contains("track.obj"), said.get(0));
    assertTrue(said.get(0).contains("track-again.obj"), said.get(0));
    assertTrue(said.get(0).endsWith("check one of them"), said.get(0));
  }

  @Test
  void aSizeThatNoTrackHasIsDoubted() {
    assertTrue(RaceSize.doubt(new double[] {500, 14, 300}, LengthUnit.METRE).isEmpty());
    String small = RaceSize.doubt(new double[] {5, 0.2, 3}, LengthUnit.CENTIMETRE).orElseThrow();
    assertTrue(small.endsWith("With metres it would be 500 m."), small);
    String large = RaceSize.doubt(new double[] {50_000, 9, 900}, LengthUnit.METRE).orElseThrow();
    assertTrue(large.endsWith("With centimetres it would be 500 m."), large);
    assertTrue(
        RaceSize.doubt(new double[] {300, 400, 20}, LengthUnit.METRE)
            .orElseThrow()
            .contains("another axis"));
  }

  @Test
  void namesThatDifferInANumberAreOnePattern() {
    assertEquals(
        "'road*', 'pit lane'", RoadNames.shortened(List.of("road_01", "road_02", "pit lane")));
    assertEquals(List.of("road*", "pit lane"), RoadNames.list(" road*, ,pit lane"));
    assertFalse(RoadNames.shortened(List.of("12")).isEmpty());
  }
}
