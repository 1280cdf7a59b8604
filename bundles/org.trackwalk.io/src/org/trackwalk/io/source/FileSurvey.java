package org.trackwalk.io.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads each of several mesh files once, keeps its border and drops the mesh.
 *
 * @param good the files that can be read
 * @param borders one per good file
 * @param others a source for each of the others: failed, or skipped when there is nothing in it
 */
record FileSurvey(List<MeshFile> good, List<FileBorder> borders, List<LevelSource> others) {

  static FileSurvey of(List<MeshFile> files, LoadOptions options, Progress progress) {
    FileSurvey survey = new FileSurvey(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (MeshFile file : files) {
      progress.check();
      String problem = survey.look(file, options, progress);
      if (problem != null) {
        boolean empty = problem.equals(FilesLevel.NO_TRIANGLE);
        survey.others.add(
            empty
                ? LevelSource.skipped(file.shown(), file.path(), problem)
                : LevelSource.failed(file.shown(), file.path(), problem));
      }
    }
    return survey;
  }

  private String look(MeshFile file, LoadOptions options, Progress progress) {
    try {
      borders.add(
          FileBorder.of(
              FilesLevel.read(file, file.name(), file.folder(), options, progress).pieces(),
              progress));
      good.add(file);
      return null;
    } catch (ImportException e) {
      return ReadProblems.reason(e, file);
    } catch (IOException e) {
      return ReadProblems.reason(e);
    } catch (OutOfMemoryError e) {
      return ReadProblems.outOfMemory();
    }
  }
}
