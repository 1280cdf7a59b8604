package org.trackwalk.eclipse.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.progress.Progress;

/** The importer process starts out of the bundles of the running platform. */
class WorkerBundlesTest {

  /** A triangle in DirectX text, a format that only the process reads. */
  private static final String TRIANGLE =
      """
      xof 0303txt 0032
      Mesh road {
        3;
        0.0;0.0;0.0;,
        0.0;0.0;4.0;,
        4.0;0.0;0.0;;
        1;
        3;0,1,2;;
      }
      """;

  @Test
  void classPathNamesOnlyWhatIsThere() {
    String path =
        WorkerBundles.classPath(
            FrameworkUtil.getBundle(WorkerBundlesTest.class).getBundleContext());
    assumeTrue(!path.isEmpty(), "the importer process is not installed in this platform");

    List<String> parts = Arrays.asList(path.split(File.pathSeparator));

    assertTrue(parts.stream().allMatch(part -> new File(part).exists()), path);
    assertFalse(parts.stream().anyMatch(part -> part.contains("opengl")), path);
  }

  @Test
  void whatOnlyTheProcessReadsIsRead(@TempDir Path folder) throws Exception {
    assumeTrue(
        !System.getProperty(WorkerProgram.PATH, "").isEmpty(),
        "the importer process is not installed in this platform");
    Path file = Files.writeString(folder.resolve("road.x"), TRIANGLE);

    ImportedMesh mesh =
        Importers.forFileName("road.x").orElseThrow().read(ImportRequest.of(file), Progress.none());

    assertEquals(1, mesh.pieces().stream().mapToInt(piece -> piece.triangleCount()).sum());
  }
}
