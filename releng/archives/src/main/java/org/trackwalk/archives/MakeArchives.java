package org.trackwalk.archives;

import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Called by the builds of what is shipped. A library that must not be shipped ends the build. */
public final class MakeArchives {

  private MakeArchives() {}

  /**
   * Makes archives.
   *
   * @param args {@code product PRODUCTS}, {@code site SITE ZIP} or {@code jar BILL CLASSPATH
   *     GROUPS}; before that the local repository and the time of the sources, after it the
   *     metadata of the target platform
   */
  public static void main(String... args) {
    try {
      Path repository = Path.of(args[0]);
      Instant time = time(args[1]);
      Licences licences = Licences.read(repository);
      switch (args[2]) {
        case "product" ->
            new ProductArchives(libraries(args, 4), licences, time).pack(Path.of(args[3]));
        case "site" ->
            SiteArchive.pack(
                Path.of(args[3]), Path.of(args[4]), libraries(args, 5), licences, time);
        case "jar" -> {
          List<String> groups = Arrays.asList(args[5].split(","));
          JarBill.write(Path.of(args[3]), args[4], groups, repository, licences, time.toString());
        }
        default -> throw new IllegalArgumentException(args[2]);
      }
    } catch (IOException e) {
      System.err.println("archives: " + e.getMessage());
      System.exit(1);
    }
  }

  /** The time of the sources, in a form that Maven takes for {@code outputTimestamp}. */
  static Instant time(String text) throws IOException {
    try {
      boolean seconds = text.matches("\\d{2,12}");
      return seconds
          ? Instant.ofEpochSecond(Long.parseLong(text))
          : OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException e) {
      throw new IOException(
          "project.build.outputTimestamp is '"
              + text
              + "'; say a time such as 2026-01-01T00:00:00Z, or seconds since 1970",
          e);
    }
  }

  private static Map<String, Library> libraries(String[] args, int from) throws IOException {
    Map<String, Library> libraries = new HashMap<>();
    for (int i = from; i < args.length; i++) {
      libraries.putAll(P2Libraries.of(Path.of(args[i])));
    }
    return libraries;
  }
}
