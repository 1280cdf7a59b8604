package org.trackwalk.fuzz.mutants;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Files of the formats that the importer's process reads. */
final class ImporterCommands implements Commands {

  private static final List<String> ENDINGS =
      List.of("fbx", "blend", "x", "lwo", "lxo", "ms3d", "ase", "dxf", "cob", "x3d");

  private static final int MANY = 5;

  @Override
  public boolean takes(String kind) {
    return ENDINGS.contains(kind);
  }

  @Override
  public List<String> often() {
    return ENDINGS;
  }

  @Override
  public List<String> of(String kind, Path file, Path folder, Random random) {
    String f = file.toString();
    return switch (random.nextInt(MANY)) {
      case 0 -> List.of("check", f, "--report", "json=" + folder.resolve("report.out"));
      case 1 -> List.of("check", f, "--bodies", "piece", "--only", "import,topology,place");
      default -> List.of("info", f);
    };
  }

  /** Its process was there; one that reads FBX is kept for the next file. */
  @Override
  public boolean reached(String shown, Children children) {
    return children.seen() > 0;
  }
}
