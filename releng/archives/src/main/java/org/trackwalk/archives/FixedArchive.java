package org.trackwalk.archives;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;

/**
 * Packs files so that the same ones make the same bytes: in the order of their names, with one
 * time, nobody as the owner, and of permissions only whether a file can be run.
 */
final class FixedArchive {

  private static final int RUNNABLE = 0755;
  private static final int PLAIN = 0644;
  private static final int FILE = 0100000;
  private static final int FOLDER = 040000;

  /** What is packed: a file or folder, or bytes that stand in no file. */
  private record Content(Path file, byte[] bytes) {

    boolean isFolder() {
      return file != null && Files.isDirectory(file);
    }

    int mode() {
      if (isFolder()) {
        return FOLDER | RUNNABLE;
      }
      return FILE | (file != null && Files.isExecutable(file) ? RUNNABLE : PLAIN);
    }

    long size() throws IOException {
      return file == null ? bytes.length : Files.size(file);
    }

    InputStream open() throws IOException {
      return file == null ? new ByteArrayInputStream(bytes) : Files.newInputStream(file);
    }
  }

  private final Map<String, Content> contents = new TreeMap<>();
  private final Instant time;

  /**
   * Nothing yet.
   *
   * @param time of everything in it
   */
  FixedArchive(Instant time) {
    this.time = time;
  }

  /** Adds what is in a folder, by names with slashes, if the name is wanted. */
  void addFolder(Path folder, Predicate<String> wanted) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) walk.filter(p -> !p.equals(folder))::iterator) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (wanted.test(name)) {
          contents.put(Files.isDirectory(file) ? name + "/" : name, new Content(file, null));
        }
      }
    }
  }

  /** Adds a file of such bytes, in place of one of that name. */
  void add(String name, byte[] bytes) {
    contents.put(name, new Content(null, bytes));
  }

  /** Writes all of it as .tar.gz, or as .zip or .jar, as the name of the target ends. */
  void write(Path target) throws IOException {
    Path aside = target.resolveSibling(target.getFileName() + ".part");
    try {
      try (OutputStream out = Files.newOutputStream(aside)) {
        if (target.toString().endsWith(".tar.gz")) {
          tar(out);
        } else {
          zip(out);
        }
      }
      Files.move(aside, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  private void tar(OutputStream out) throws IOException {
    try (TarArchiveOutputStream tar =
        new TarArchiveOutputStream(new GzipCompressorOutputStream(out), "UTF-8")) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
      for (Map.Entry<String, Content> named : contents.entrySet()) {
        Content content = named.getValue();
        TarArchiveEntry entry = new TarArchiveEntry(named.getKey());
        entry.setModTime(time.toEpochMilli());
        entry.setMode(content.mode());
        entry.setIds(0, 0);
        entry.setNames("", "");
        entry.setSize(content.isFolder() ? 0 : content.size());
        tar.putArchiveEntry(entry);
        copy(content, tar);
        tar.closeArchiveEntry();
      }
    }
  }

  /** The archive as .zip. */
  void zip(OutputStream out) throws IOException {
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(out)) {
      for (Map.Entry<String, Content> named : contents.entrySet()) {
        Content content = named.getValue();
        ZipArchiveEntry entry = new ZipArchiveEntry(named.getKey());
        // the format has local time: without the zone of who builds
        entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
        entry.setUnixMode(content.mode());
        zip.putArchiveEntry(entry);
        copy(content, zip);
        zip.closeArchiveEntry();
      }
    }
  }

  private static void copy(Content content, OutputStream to) throws IOException {
    if (!content.isFolder()) {
      try (InputStream in = content.open()) {
        in.transferTo(to);
      }
    }
  }
}
