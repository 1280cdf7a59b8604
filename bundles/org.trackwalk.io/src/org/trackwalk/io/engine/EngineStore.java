package org.trackwalk.io.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.trackwalk.io.aside.UserCaches;

/** The folder in which engines are installed: one folder for each library and version. */
public final class EngineStore {

  /** System property: another folder than the one among the user's caches. */
  public static final String FOLDER = "trackwalk.engines.folder";

  private final Path folder;
  private final String system;

  /**
   * A store.
   *
   * @param system as {@link EngineLibrary#system} names it
   */
  public EngineStore(Path folder, String system) {
    this.folder = folder;
    this.system = system;
  }

  /** This user's. */
  public static EngineStore ofUser() {
    String named = System.getProperty(FOLDER, "");
    Path folder = named.isEmpty() ? UserCaches.folder().resolve("engines") : Path.of(named);
    return new EngineStore(folder, EngineLibrary.system());
  }

  /** Where a library is, or would be. */
  public Path folder(EngineLibrary library) {
    return folder.resolve(library.id() + "-" + library.version());
  }

  /** The system whose natives it holds. */
  public String system() {
    return system;
  }

  /** Whether all of a library is there. */
  public boolean has(EngineLibrary library) {
    try {
      for (EngineJar jar : library.needed(system)) {
        if (!Files.isRegularFile(folder(library).resolve(jar.file()))) {
          return false;
        }
      }
      return true;
    } catch (EngineException e) {
      return false;
    }
  }

  /**
   * The jars of an installed library, whose bytes are what they were when it was installed.
   *
   * @throws EngineException when it is not installed, is damaged, or is for another system
   */
  public List<Path> classPath(EngineLibrary library) throws EngineException {
    List<Path> jars = new ArrayList<>();
    for (EngineJar jar : library.needed(system)) {
      Path file = folder(library).resolve(jar.file());
      if (!Files.isRegularFile(file)) {
        throw new EngineException(
            library.id()
                + ": the engine is not installed; install it once, with a network: trackwalk"
                + " confirm --install "
                + library.id());
      }
      if (!right(jar, file)) {
        throw new EngineException(
            library.id()
                + ": "
                + file
                + " is damaged; install it again: trackwalk confirm --install "
                + library.id());
      }
      jars.add(file);
    }
    return jars;
  }

  /**
   * Takes a file in: aside first, then moved, and only if it is the right one.
   *
   * @return false when its bytes are others
   */
  boolean take(EngineLibrary library, EngineJar jar, Path from) throws IOException {
    if (!Files.isRegularFile(from) || !right(jar, from)) {
      return false;
    }
    Path to = folder(library).resolve(jar.file());
    Files.createDirectories(to.getParent());
    Path aside = Files.createTempFile(to.getParent(), jar.file(), ".part");
    try {
      Files.copy(from, aside, StandardCopyOption.REPLACE_EXISTING);
      Files.move(aside, to, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(aside);
    }
    return true;
  }

  static boolean right(EngineJar jar, Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      new DigestInputStream(in, digest).transferTo(java.io.OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(digest.digest()).equals(jar.sha256());
    } catch (IOException e) {
      return false;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
