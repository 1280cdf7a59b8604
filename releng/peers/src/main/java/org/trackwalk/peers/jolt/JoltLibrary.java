package org.trackwalk.peers.jolt;

import com.github.stephengold.joltjni.Jolt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.trackwalk.peers.engine.EngineMissing;

/** The one Jolt of a process; started when first needed. */
final class JoltLibrary {

  private static final String NATIVE = "/linux/x86-64/com/github/stephengold/libjoltjni.so";

  /** The only one: natives are loaded and types registered once. */
  static final JoltLibrary ONE = new JoltLibrary();

  private boolean started;

  private JoltLibrary() {}

  synchronized void start() throws EngineMissing {
    if (started) {
      return;
    }
    try {
      load();
      Jolt.registerDefaultAllocator();
      Jolt.newFactory();
      Jolt.registerTypes();
    } catch (LinkageError | IOException | RuntimeException e) {
      throw new EngineMissing("Jolt does not load", e);
    }
    started = true;
  }

  String version() throws EngineMissing {
    start();
    return "Jolt " + Jolt.versionString();
  }

  /** The native lies in a jar without a loader of its own. */
  private static void load() throws IOException {
    try (InputStream in = JoltLibrary.class.getResourceAsStream(NATIVE)) {
      if (in == null) {
        throw new IOException("no " + NATIVE + " on the class path");
      }
      Path file = Files.createTempFile("joltjni", ".so");
      file.toFile().deleteOnExit();
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      System.load(file.toString());
    }
  }
}
