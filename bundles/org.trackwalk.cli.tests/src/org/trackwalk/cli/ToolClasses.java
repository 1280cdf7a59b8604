package org.trackwalk.cli;

import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.report.format.ReportFormat;
import picocli.CommandLine;

/** The class path of a process that runs the tool as this one would. */
public final class ToolClasses {

  /** A class of each bundle that the checking one needs and this one does not see. */
  private static final List<String> BELOW =
      List.of(
          "org.trackwalk.model.finding.Finding",
          "org.trackwalk.ground.reach.Body",
          "org.trackwalk.course.road.Road",
          "org.trackwalk.seams.ledger.Ledger",
          "org.trackwalk.drive.judge.Judge");

  private ToolClasses() {}

  /**
   * The same as {@link #path}, in jars only: Java keeps what it has read of jars for the next
   * process, of folders it does not.
   *
   * @param folder where those of folders are written
   */
  public static String jars(Path folder)
      throws ReflectiveOperationException, URISyntaxException, IOException {
    List<String> jars = new ArrayList<>();
    String[] places = path().split(File.pathSeparator);
    for (String place : places) {
      if (Files.isRegularFile(Path.of(place))) {
        jars.add(place);
      } else if (!Files.isDirectory(Path.of(place, "target", "classes"))) {
        jars.add(pack(Path.of(place), folder.resolve(jars.size() + ".jar")).toString());
      }
    }
    return String.join(File.pathSeparator, jars);
  }

  private static Path pack(Path place, Path jar) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> all = Files.walk(place)) {
      out.setLevel(Deflater.NO_COMPRESSION);
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(
            new ZipEntry(place.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, out);
      }
    }
    return jar;
  }

  /** Where the classes of this process come from, be it a class path or bundles. */
  public static String path() throws ReflectiveOperationException, URISyntaxException {
    Set<String> places = new LinkedHashSet<>();
    List<Class<?>> classes = new ArrayList<>();
    for (String name : BELOW) {
      classes.add(CheckRun.class.getClassLoader().loadClass(name));
    }
    classes.addAll(
        List.of(
            ToolClasses.class,
            Main.class,
            CommandLine.class,
            JsonParser.class,
            ReportFormat.class,
            CheckRun.class,
            ConvexShape.class,
            LevelSource.class,
            Level.class,
            ConvexShape.class.getClassLoader().loadClass("org.joml.Vector3d")));
    for (Class<?> type : classes) {
      Path place = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path built = place.resolve("target").resolve("classes");
      places.add(place.toString());
      if (Files.isDirectory(built)) {
        places.add(built.toString());
      }
      for (String inside : List.of("resources", "target/test-classes")) {
        if (Files.isDirectory(place.resolve(inside))) {
          places.add(place.resolve(inside).toString());
        }
      }
    }
    return String.join(File.pathSeparator, places);
  }
}
