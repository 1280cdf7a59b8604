package org.trackwalk.io.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
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

  /** Reads a file's mesh. */
  @FunctionalInterface
  interface Reading {
    ImportedMesh read(MeshFile file) throws ImportException, IOException;
  }

  static FileSurvey of(List<MeshFile> files, LoadOptions options, Progress progress) {
    Reading reading = f -> FilesLevel.read(f, f.name(), f.folder(), options, progress);
    return of(files, reading, progress);
  }

  /** The same with another way to read. */
  static FileSurvey of(List<MeshFile> files, Reading reading, Progress progress) {
    FileSurvey[] each = new FileSurvey[files.size()];
    Workers.run(
        Runtime.getRuntime().availableProcessors(),
        each.length,
        i -> {
          progress.check();
          each[i] = look(files.get(i), reading, progress);
        });
    FileSurvey survey = empty();
    for (int i = 0; i < each.length; i++) {
      FileSurvey one = each[i];
      if (one == null) {
        // It did not fit beside the others; alone it may.
        progress.check();
        one = look(files.get(i), reading, progress);
      }
      if (one == null) {
        one = empty();
        one.fail(files.get(i), ReadProblems.outOfMemory());
      }
      survey.good.addAll(one.good);
      survey.borders.addAll(one.borders);
      survey.others.addAll(one.others);
    }
    return survey;
  }

  private static FileSurvey empty() {
    return new FileSurvey(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** What there is to say of one file; null when there was not memory enough. */
  private static FileSurvey look(MeshFile file, Reading reading, Progress progress) {
    FileSurvey survey = empty();
    try {
      survey.add(file, reading, progress);
      return survey;
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  private void add(MeshFile file, Reading reading, Progress progress) {
    try {
      ImportedMesh mesh = reading.read(file);
      boolean triangles = mesh.pieces().stream().anyMatch(piece -> piece.triangleCount() > 0);
      if (!triangles && mesh.problems().stream().allMatch(ImportProblem::harmless)) {
        others.add(LevelSource.skipped(file.shown(), file.path(), NO_TRIANGLE));
        return;
      }
      borders.add(FileBorder.of(mesh.pieces(), progress));
      good.add(file);
    } catch (ImportException e) {
      if (e.getCause() instanceof OutOfMemoryError exhausted) {
        throw exhausted;
      }
      fail(file, ReadProblems.reason(e, file));
    } catch (IOException e) {
      fail(file, ReadProblems.reason(e));
    }
  }

  private void fail(MeshFile file, String why) {
    others.add(LevelSource.failed(file.shown(), file.path(), why));
  }
}
