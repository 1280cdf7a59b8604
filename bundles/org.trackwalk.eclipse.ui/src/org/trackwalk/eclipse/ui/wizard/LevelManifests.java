package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.eclipse.ui.survey.Survey;
import org.trackwalk.eclipse.ui.survey.SurveyQuestion;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.source.LevelInit;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.manifest.NewManifest;

/** Writes down what a wizard found and its user chose. */
final class LevelManifests {

  private LevelManifests() {}

  /**
   * Writes a manifest for each level that was found, into the folder of its files.
   *
   * @param leftOut files that get none
   * @throws IOException when one is there already, or it cannot be written
   */
  static List<Path> write(
      Survey survey, SurveyQuestion question, List<Path> leftOut, Made made, Progress progress)
      throws IOException {
    Set<Path> folders = new LinkedHashSet<>();
    survey.levels().stream()
        .filter(level -> !level.manifest())
        .forEach(level -> folders.add(level.files().get(0).toAbsolutePath().getParent()));
    List<Path> written = new ArrayList<>();
    for (Path folder : folders) {
      LevelInit.Outcome found = LevelInit.propose(folder, question.options(), progress);
      for (LevelInit.Proposal proposal : found.proposals()) {
        List<Path> files =
            proposal.manifest().pieces().stream()
                .map(piece -> folder.resolve(piece.file().text()))
                .toList();
        if (!files.isEmpty() && leftOut.containsAll(files)) {
          continue;
        }
        LevelManifest manifest =
            question.road().isEmpty()
                ? NewManifest.of(proposal, progress).manifest()
                : proposal.manifest().withCorridor(question.road(), List.of());
        write(manifest, proposal.target(), made);
        written.add(proposal.target());
      }
    }
    return written;
  }

  /**
   * Writes one manifest for files of one folder.
   *
   * @return where
   * @throws IOException when it is there already, or cannot be written
   */
  static Path write(
      String name,
      Path folder,
      List<String> files,
      UpAxis up,
      LengthUnit unit,
      List<String> road,
      Made made,
      Progress progress)
      throws IOException {
    List<ManifestPiece> pieces = files.stream().sorted().map(ManifestPiece::of).toList();
    Path target = folder.resolve(name + LevelManifest.ENDING);
    LevelManifest manifest = LevelManifest.of(name, up, unit, pieces).withCorridor(road, List.of());
    if (road.isEmpty()) {
      LoadOptions together = new LoadOptions(up, unit, false, true, false);
      LevelInit.Outcome found = LevelInit.propose(folder, files::contains, together, progress);
      for (LevelInit.Proposal one : found.proposals()) {
        LevelInit.Proposal named =
            new LevelInit.Proposal(target, target.toString(), one.level(), manifest);
        manifest = NewManifest.of(named, progress).manifest();
      }
    }
    write(manifest, target, made);
    return target;
  }

  private static void write(LevelManifest manifest, Path target, Made made) throws IOException {
    if (Files.exists(target)) {
      throw new IOException(target.getFileName() + " is there already");
    }
    ManifestWriter.write(manifest, target, false);
    made.file(target);
  }
}
