package org.trackwalk.archives.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/**
 * A packed file that the build has made, read as anybody would read it.
 *
 * @param file the archive
 * @param files what is in it, in its order, without folders
 * @param times when they were changed, as the archive says
 */
record Archive(Path file, Map<String, byte[]> files, TreeSet<Long> times) {

  private static final Path RELENG = Path.of(System.getProperty("trackwalk.root"), "releng");

  /** What users unpack: the workbench for each system that was built, and the update site. */
  static List<Path> ofPlugins() throws IOException {
    List<Path> found = new ArrayList<>();
    found.addAll(in("product/target/products", ".*\\.(tar\\.gz|zip)"));
    found.addAll(in("site/target", "org\\.trackwalk\\.site-.*\\.zip"));
    return found;
  }

  /** The Maven plug-in. */
  static List<Path> ofMaven() throws IOException {
    return in("maven-plugin/target", "trackwalk-maven-plugin-[^-]*(-SNAPSHOT)?\\.jar");
  }

  private static List<Path> in(String folder, String name) throws IOException {
    Path path = RELENG.resolve(folder);
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> list = Files.list(path)) {
      return list.filter(p -> p.getFileName().toString().matches(name)).sorted().toList();
    }
  }

  /** Reads all of it. */
  static Archive read(Path file) throws IOException {
    Archive archive = new Archive(file, new LinkedHashMap<>(), new TreeSet<>());
    try (InputStream in = Files.newInputStream(file)) {
      if (file.toString().endsWith(".tar.gz")) {
        TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(in));
        for (TarArchiveEntry e = tar.getNextEntry(); e != null; e = tar.getNextEntry()) {
          archive.add(e.getName(), e.isDirectory(), tar, e.getModTime().getTime());
        }
      } else {
        ZipInputStream zip = new ZipInputStream(in);
        for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
          archive.add(e.getName(), e.isDirectory(), zip, e.getTime());
        }
      }
    }
    return archive;
  }

  private void add(String name, boolean folder, InputStream in, long time) throws IOException {
    times.add(time);
    if (!folder) {
      files.put(name, in.readAllBytes());
    }
  }

  /** The one file whose name ends so. */
  String only(String ending) throws IOException {
    List<String> found = files.keySet().stream().filter(n -> n.endsWith(ending)).toList();
    if (found.size() != 1) {
      throw new IOException(file + ": " + found.size() + " files end in " + ending);
    }
    return found.get(0);
  }
}
