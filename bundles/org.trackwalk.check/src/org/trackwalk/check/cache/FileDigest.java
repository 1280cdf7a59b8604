package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.io.formats.Importers;

/** Digests of files and folders: SHA-256 in hexadecimal digits. */
final class FileDigest {

  private static final int BLOCK = 1 << 16;

  private FileDigest() {}

  /** Of a file its bytes; of a folder the names of the mesh files in it. */
  static String of(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      return of(String.join("\n", meshes(file)));
    }
    MessageDigest digest = sha256();
    try (var in = Files.newInputStream(file)) {
      byte[] block = new byte[BLOCK];
      for (int n = in.read(block); n >= 0; n = in.read(block)) {
        digest.update(block, 0, n);
      }
    }
    return hex(digest);
  }

  /** Of a text. */
  static String of(String text) {
    MessageDigest digest = sha256();
    for (int i = 0; i < text.length(); i++) {
      digest.update((byte) (text.charAt(i) >> 8));
      digest.update((byte) text.charAt(i));
    }
    return hex(digest);
  }

  private static List<String> meshes(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> children = Files.list(folder)) {
      children
          .map(child -> child.getFileName().toString())
          .filter(name -> Importers.forFileName(name).isPresent())
          .sorted()
          .forEach(names::add);
    }
    return names;
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
