package org.trackwalk.io.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads each of several mesh files once, keeps its border and drops the mesh.
 *
 * @param good the files that can be read
 * @param borders one per good file
 * @param others a source for each of the others: failed, or skipped when there is nothing in it
 */
record FileSurvey(List<MeshFile> good, List<FileBorder> borders, List<LevelSource> others) {

  private static final String NO_TRIANGLE = "there is no triangle in it";

  static FileSurvey of(List<MeshFile> files, LoadOptions options, Progress progress) {
    FileSurvey[] each = new FileSurvey[files.size()];
    Workers.run(
        Runtime.getRuntime().availableProcessors(),
        each.length,
        i -> {
          progress.check();
          each[i] = new FileSurvey(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
          each[i].look(files.get(i), options, progress);
        });
    FileSurvey survey = new FileSurvey(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (FileSurvey one : each) {
      survey.good.addAll(one.good);
      survey.borders.addAll(one.borders);
      survey.others.addAll(one.others);
    }
    return survey;
  }

  private void look(MeshFile file, LoadOptions options, Progress progress) {
    try {
      ImportedMesh mesh = FilesLevel.read(file, file.name(), file.folder(), options, progress);
      boolean triangles = mesh.pieces().stream().anyMatch(piece -> piece.triangleCount() > 0);
      if (!triangles && mesh.problems().isEmpty()) {
        others.add(LevelSource.skipped(file.shown(), file.path(), NO_TRIANGLE));
        return;
      }
      borders.add(FileBorder.of(mesh.pieces(), progress));
      good.add(file);
    } catch (ImportException e) {
      fail(file, ReadProblems.reason(e, file));
    } catch (IOException e) {
      fail(file, ReadProblems.reason(e));
    } catch (OutOfMemoryError e) {
      fail(file, ReadProblems.outOfMemory());
    }
  }

  private void fail(MeshFile file, String why) {
    others.add(LevelSource.failed(file.shown(), file.path(), why));
  }
}
