package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.buffer.FileBytes;

/**
 * Files that a text may mean which cannot be read as what it should be, or not to its end: whatever
 * stands in it in quotes and is a file. Too many rather than too few, for nothing is written over
 * them.
 */
final class QuotedFiles {

  /** Longer than any path. */
  private static final int LONGEST = 4096;

  private QuotedFiles() {}

  /** The files that a text file may mean, relative to its folder; none when nobody can read it. */
  static List<Path> in(Path text) {
    if (!Files.isRegularFile(text)) {
      return List.of(); // a device or a pipe may never end
    }
    try {
      return in(text, FileBytes.of(Files.readAllBytes(text)).asSureText().letters());
    } catch (IOException | OutOfMemoryError e) {
      return List.of();
    }
  }

  /** Those that some letters may mean which stand in a file. */
  static List<Path> in(Path file, String letters) {
    List<Path> found = new ArrayList<>();
    for (String name : names(letters)) {
      try {
        Path path = file.resolveSibling(name.replace('\\', '/')).normalize();
        if (Files.isRegularFile(path)) {
          found.add(path);
        }
      } catch (InvalidPathException e) {
        continue; // no name of a file
      }
    }
    return found;
  }

  /**
   * What stands between two quotes of a line, whichever of them begins: where one is missing it is
   * not known.
   */
  private static Set<String> names(String letters) {
    Set<String> names = new LinkedHashSet<>();
    StringBuilder name = new StringBuilder();
    for (int i = 0; i <= letters.length(); i++) {
      char c = i < letters.length() ? letters.charAt(i) : '\n';
      if (c == '"' || c == '\n' || c == '\r') {
        if (!name.isEmpty() && name.length() <= LONGEST) {
          names.add(name.toString());
        }
        name.setLength(0);
      } else if (c == '\\' && i + 1 < letters.length()) {
        i += escaped(letters, i + 1, name);
      } else {
        name.append(c);
      }
    }
    return names;
  }

  /** Takes the letter that an escape of JSON stands for; how many characters it has. */
  private static int escaped(String letters, int at, StringBuilder name) {
    char c = letters.charAt(at);
    if (c == 'u' && at + 4 < letters.length()) {
      int code = 0;
      for (int k = 1; k <= 4; k++) {
        int digit = Character.digit(letters.charAt(at + k), 16);
        code = digit < 0 || code < 0 ? -1 : 16 * code + digit;
      }
      if (code >= 0) {
        name.append((char) code);
        return 5;
      }
    }
    name.append(c == '"' || c == '/' || c == '\\' ? c : '\\');
    return c == '"' || c == '/' || c == '\\' ? 1 : 0;
  }
}
