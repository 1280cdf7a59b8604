package org.trackwalk.io.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads each of several mesh files once, keeps its border and drops the mesh.
 *
 * @param good the files that can be read
 * @param borders one per good file
 * @param others a source for each of the others: failed, or skipped when there is nothing in it
 * @param large those that cannot be looked at with the memory there is; a check may cut them
 */
record FileSurvey(
    List<MeshFile> good, List<FileBorder> borders, List<LevelSource> others, List<MeshFile> large) {

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
        one = alone(files.get(i), reading, progress);
      }
      survey.good.addAll(one.good);
      survey.borders.addAll(one.borders);
      survey.others.addAll(one.others);
      survey.large.addAll(one.large);
    }
    return survey;
  }

  private static FileSurvey empty() {
    return new FileSurvey(
        new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** What there is to say of one file; null when there was not memory enough. */
  private static FileSurvey look(MeshFile file, Reading reading, Progress progress) {
    FileSurvey survey = empty();
    try {
      survey.add(file, reading, progress);
      return survey;
    } catch (ImportException e) {
      if (MemoryNeed.wanted(e)) {
        return null;
      }
      survey.fail(file, ReadProblems.reason(e, file));
      return survey;
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  /** The same of a file beside which nothing else is read. */
  private static FileSurvey alone(MeshFile file, Reading reading, Progress progress) {
    FileSurvey survey = empty();
    try {
      survey.add(file, reading, progress);
    } catch (ImportException e) {
      if (MemoryNeed.wanted(e)) {
        survey.large.add(file);
      } else {
        survey.fail(file, ReadProblems.reason(e, file));
      }
    } catch (OutOfMemoryError e) {
      survey.large.add(file);
    }
    return survey;
  }

  private void add(MeshFile file, Reading reading, Progress progress) throws ImportException {
    try {
      ImportedMesh mesh = reading.read(file);
      boolean triangles = mesh.pieces().stream().anyMatch(piece -> piece.triangleCount() > 0);
      if (!triangles && mesh.problems().stream().allMatch(ImportProblem::harmless)) {
        others.add(LevelSource.skipped(file.shown(), file.path(), NO_TRIANGLE));
        return;
      }
      InstanceLimit.check(mesh.pieces(), KeptFiles.none(), file.shown());
      borders.add(FileBorder.of(mesh.pieces(), progress));
      good.add(file);
    } catch (IOException e) {
      fail(file, ReadProblems.reason(e));
    }
  }

  private void fail(MeshFile file, String why) {
    others.add(LevelSource.failed(file.shown(), file.path(), why));
  }
}
