package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

class FileSurveyTest {

  @TempDir private Path folder;

  private List<MeshFile> files() throws IOException {
    List<MeshFile> files = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Path file = folder.resolve(i + ".obj");
      Files.writeString(file, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
      files.add(MeshFile.of(file));
    }
    return files;
  }

  /** Memory runs out for one file the first time, for another each time. */
  @Test
  void whatDoesNotFitBesideTheOthersIsReadOnceMoreAlone() throws IOException {
    List<MeshFile> files = files();
    Map<MeshFile, Integer> reads = new ConcurrentHashMap<>();
    FileSurvey.Reading reading =
        file -> {
          int times = reads.merge(file, 1, Integer::sum);
          int index = files.indexOf(file);
          OutOfMemoryError full = new OutOfMemoryError("not now");
          if (index == 1 && times == 1) {
            throw MemoryNeed.exhausted(file.name(), full);
          }
          if (index == 2 || index == 3 && times == 1) {
            throw full;
          }
          return FilesLevel.read(
              file, file.name(), file.folder(), LoadOptions.DEFAULT, Progress.none());
        };
    FileSurvey survey = FileSurvey.of(files, reading, Progress.none());
    assertEquals(List.of(files.get(0), files.get(1), files.get(3)), survey.good());
    assertEquals(3, survey.borders().size());
    assertEquals(List.of(files.get(2)), survey.large());
    assertEquals(List.of(), survey.others());
    assertEquals(List.of(1, 2, 2, 2), files.stream().map(reads::get).toList());
  }

  /** It is welded by nobody here: a check may cut it into tiles, and says else what is too much. */
  @Test
  void aMeshThatIsPlacedWithoutEnd() throws IOException {
    List<MeshFile> files = files();
    Piece large = Piece.named("a", "0.obj").mesh(new float[9], new int[300_000]).build();
    int often = (int) (Runtime.getRuntime().maxMemory() / 100 / large.triangleCount()) + 2;
    FileSurvey.Reading reading =
        file -> {
          ImportedMesh mesh =
              FilesLevel.read(
                  file, file.name(), file.folder(), LoadOptions.DEFAULT, Progress.none());
          return files.indexOf(file) == 0
              ? mesh.withPieces(Collections.nCopies(often, large))
              : mesh;
        };
    FileSurvey survey = FileSurvey.of(files, reading, Progress.none());
    assertEquals(files.subList(1, 4), survey.good());
    assertEquals(files.subList(0, 1), survey.large());
    assertEquals(List.of(), survey.others());
  }
}
