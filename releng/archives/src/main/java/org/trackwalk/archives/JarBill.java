package org.trackwalk.archives;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The bill of a jar into which others were unpacked: of those on a class path, some groups. */
final class JarBill {

  private static final String OWN_VERSION = "0.1.0-SNAPSHOT";

  /** This program, which the build has on its path and the jar has not. */
  private static final String PACKER = "org.trackwalk.archives";

  private JarBill() {}

  /**
   * Writes a bill.
   *
   * @param target the file
   * @param path the class path
   * @param groups what was unpacked
   * @param repository the local repository, below which libraries lie
   * @param licences those that may be shipped
   * @param time of the sources, ISO 8601
   */
  static void write(
      Path target,
      String path,
      List<String> groups,
      Path repository,
      Licences licences,
      String time)
      throws IOException {
    BillOfMaterials bill = new BillOfMaterials("the Maven plug-in", time, licences);
    for (String element : path.split(File.pathSeparator)) {
      Path file = Path.of(element);
      Optional<Library> library =
          file.startsWith(repository) ? inRepository(repository.relativize(file)) : own(file);
      if (library.isPresent() && groups.contains(library.get().group())) {
        bill.add(file.getFileName().toString(), file, library.get());
      }
    }
    Files.createDirectories(target.getParent());
    Files.writeString(target, bill.text());
  }

  /** Folders of the group, artifact, version, file: artifact-version[-classifier].jar. */
  private static Optional<Library> inRepository(Path file) {
    int n = file.getNameCount();
    String version = file.getName(n - 2).toString();
    String artifact = file.getName(n - 3).toString();
    String group = file.subpath(0, n - 3).toString().replace(File.separatorChar, '.');
    String name = file.getFileName().toString();
    if (!name.startsWith(artifact + "-" + version)) {
      return Optional
          .empty(); // a bundle that Tycho made of one, for others; it lies a folder deeper
    }
    String rest = name.substring((artifact + "-" + version).length());
    String classifier = rest.replaceFirst("\\.jar$", "").replaceFirst("^-", "");
    return Optional.of(new Library(group, artifact, version, classifier));
  }

  /** A module of this build: target/name-version.jar. */
  private static Optional<Library> own(Path file) {
    String name = file.getFileName().toString();
    String ending = "-" + OWN_VERSION + ".jar";
    if (!name.endsWith(ending)) {
      return Optional.empty();
    }
    String artifact = name.substring(0, name.length() - ending.length());
    if (artifact.equals(PACKER)) {
      return Optional.empty();
    }
    return Optional.of(new Library("org.trackwalk", artifact, OWN_VERSION, ""));
  }
}
