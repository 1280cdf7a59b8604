package org.trackwalk.io.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * The files behind a pattern that no shell has expanded: it stood in quotes, or the shell does not
 * do it. Mesh files, manifests and folders, unless the pattern ends in two stars; of those that
 * only a star fits the ones with something in them that may be a mesh. What begins with a dot is
 * passed over, as in shells.
 */
public final class GlobFiles {

  private static final int DEEPEST = 100;

  private GlobFiles() {}

  /**
   * The files, sorted; empty when nothing fits.
   *
   * @throws IOException when a folder cannot be listed
   */
  public static List<Path> of(GlobPattern pattern) throws IOException {
    String text = pattern.base();
    Path base = Path.of(text);
    List<Path> found = new ArrayList<>();
    if (!Files.isDirectory(text.isEmpty() ? Path.of("").toAbsolutePath() : base)) {
      return found;
    }
    boolean folders = !pattern.toString().endsWith("**");
    Files.walkFileTree(
        text.isEmpty() ? Path.of("").toAbsolutePath() : base,
        Set.of(FileVisitOption.FOLLOW_LINKS),
        DEEPEST,
        new Visitor(pattern, text, folders, found));
    found.sort(null);
    return found;
  }

  private static final class Visitor extends SimpleFileVisitor<Path> {
    private final GlobPattern pattern;
    private final String base;
    private final boolean folders;
    private final List<Path> found;
    private Path top;

    private Visitor(GlobPattern pattern, String base, boolean folders, List<Path> found) {
      this.pattern = pattern;
      this.base = base;
      this.folders = folders;
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      if (top == null) {
        top = folder;
        return FileVisitResult.CONTINUE;
      }
      if (folder.getFileName().toString().startsWith(".")) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      if (folders && pattern.matches(shown(folder))) {
        if (!pattern.endsWild() || holdsMeshes(folder)) {
          found.add(Path.of(shown(folder)));
        }
        return FileVisitResult.SKIP_SUBTREE;
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      String name = file.getFileName().toString();
      boolean read = name.endsWith(LevelManifest.ENDING) || Importers.forFileName(name).isPresent();
      if (read && !name.startsWith(".") && pattern.matches(shown(file))) {
        found.add(Path.of(shown(file)));
      }
      return FileVisitResult.CONTINUE;
    }

    /**
     * A loop of links is passed over. A folder that may not be listed is found where two stars ask
     * for all that is in it: whoever reads it says why not.
     */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      if (e instanceof AccessDeniedException
          && pattern.toString().contains("**")
          && !file.getFileName().toString().startsWith(".")) {
        found.add(Path.of(shown(file)));
      }
      return FileVisitResult.CONTINUE;
    }

    /** A folder of texts or textures that a star fits as well is not meant. */
    private static boolean holdsMeshes(Path folder) {
      try (Stream<Path> below =
          Files.find(
              folder,
              DEEPEST,
              (path, attributes) -> !attributes.isDirectory() && isMesh(path),
              FileVisitOption.FOLLOW_LINKS)) {
        return below.findAny().isPresent();
      } catch (IOException | UncheckedIOException e) {
        return true; // whoever reads it says why
      }
    }

    private static boolean isMesh(Path file) {
      String name = file.getFileName().toString();
      return !name.startsWith(".")
          && (name.endsWith(LevelManifest.ENDING)
              || Importers.forFileName(name).isPresent()
              || UnreadFormats.reason(name).isPresent());
    }

    private String shown(Path path) {
      return base + top.relativize(path).toString().replace('\\', '/');
    }
  }
}
