package org.trackwalk.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.VehicleMesh;

/** Reads the mesh of a vehicle: any format that levels have, or a manifest that places it. */
final class VehicleMeshFile {

  private VehicleMeshFile() {}

  /**
   * The mesh in a file.
   *
   * @param typed how the user names it
   * @throws UsageException when there is none, or it cannot be a vehicle
   */
  static VehicleMesh read(Path file, String typed) throws UsageException {
    List<LevelSource> found = LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none());
    if (found.size() != 1) {
      throw new UsageException("--vehicle-mesh " + typed + ": one file with one vehicle is needed");
    }
    LevelSource source = found.get(0);
    if (source.status() != LevelSource.Status.FOUND) {
      throw new UsageException("--vehicle-mesh " + typed + ": " + source.reason());
    }
    InputFiles inputs = InputFiles.ofCommand();
    try {
      return VehicleMesh.of(
          typed, source.load(KeptFiles.noting(inputs::add), Progress.none()).pieces());
    } catch (ImportException | IOException e) {
      throw new UsageException("--vehicle-mesh " + typed + ": " + why(source, e));
    } catch (ProfileException e) {
      throw new UsageException("--vehicle-mesh: " + e.getMessage());
    }
  }

  /** The file, and those that it names where it is a manifest. */
  static List<Path> files(Path file) {
    List<Path> files = new ArrayList<>(List.of(file));
    for (LevelSource source :
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())) {
      if (source.status() == LevelSource.Status.FOUND) {
        files.addAll(source.loader().meshFiles());
      }
    }
    return files.stream().distinct().toList();
  }

  private static String why(LevelSource source, Exception e) {
    return e instanceof ImportException i ? source.why(i) : source.why((IOException) e);
  }
}
