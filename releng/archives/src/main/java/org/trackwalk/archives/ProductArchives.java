package org.trackwalk.archives;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The workbench, an archive for each system, from what Tycho has put together. */
final class ProductArchives {

  /**
   * What p2 notes when it installs: where on this machine, when, and in an order of its own. The
   * workbench has no part that installs, and nothing reads it.
   */
  private static final List<String> NOTES =
      List.of("p2", "artifacts.xml", "configuration/org.eclipse.update");

  private static final String SETTINGS = "configuration/config.ini";

  private final Map<String, Library> libraries;
  private final Licences licences;
  private final Instant time;

  /**
   * A packer.
   *
   * @param libraries what each bundle is
   * @param licences those that may be shipped
   * @param time of the sources
   */
  ProductArchives(Map<String, Library> libraries, Licences licences, Instant time) {
    this.libraries = libraries;
    this.licences = licences;
    this.time = time;
  }

  /**
   * Packs products.
   *
   * @param folder with product/os/ws/architecture
   */
  void pack(Path folder) throws IOException {
    for (Path product : children(folder)) {
      for (Path os : children(product)) {
        for (Path ws : children(os)) {
          for (Path architecture : children(ws)) {
            String system =
                os.getFileName() + "." + ws.getFileName() + "." + architecture.getFileName();
            String ending = system.startsWith("win32") ? ".zip" : ".tar.gz";
            Path target = folder.resolve(product.getFileName() + "-" + system + ending);
            pack(architecture, target, system);
          }
        }
      }
    }
  }

  private static TreeSet<Path> children(Path folder) throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.filter(Files::isDirectory).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private void pack(Path folder, Path target, String system) throws IOException {
    Path program = program(folder);
    String at = folder.relativize(program).toString().replace('\\', '/') + "/";
    FixedArchive archive = new FixedArchive(time);
    archive.addFolder(
        folder, name -> NOTES.stream().noneMatch(n -> (name + "/").startsWith(at + n + "/")));
    // without the line that says when
    String settings =
        Files.readString(program.resolve(SETTINGS))
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    archive.add(at + SETTINGS, settings.getBytes(StandardCharsets.ISO_8859_1));
    BillOfMaterials bill =
        new BillOfMaterials("the workbench for " + system, time.toString(), licences);
    addPlugins(bill, program, libraries);
    byte[] text = bill.text().getBytes(StandardCharsets.UTF_8);
    archive.add(at + BillOfMaterials.NAME, text);
    archive.write(target);
  }

  /** The folder that has the plug-ins. */
  private static Path program(Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder, 4)) {
      return walk.filter(p -> p.endsWith("plugins"))
          .findFirst()
          .orElseThrow(() -> new IOException(folder + ": no plug-ins in it"))
          .getParent();
    }
  }

  /** Adds every plug-in of a folder to a bill. */
  static void addPlugins(BillOfMaterials bill, Path program, Map<String, Library> libraries)
      throws IOException {
    try (Stream<Path> list = Files.list(program.resolve("plugins"))) {
      for (Path plugin : list.sorted().toList()) {
        String name = plugin.getFileName().toString();
        String bundle = name.endsWith(".jar") ? name.substring(0, name.length() - 4) : name;
        Library library = libraries.get(bundle);
        if (library == null) {
          throw new IOException(
              "plugins/" + name + ": the target platform does not say what it is");
        }
        bill.add("plugins/" + name, plugin, library);
      }
    }
  }
}
