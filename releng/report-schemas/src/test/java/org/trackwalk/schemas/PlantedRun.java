package org.trackwalk.schemas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/**
 * A run that has everything at once: two levels, one with many findings of which one is accepted
 * and the others are compared with a baseline, a file that cannot be read and one that is skipped.
 */
final class PlantedRun {

  /** The piece of which a triangle came twice in the baseline. */
  static final String MENDED = "kerb_r_12";

  /** The piece of which a triangle comes twice now. */
  static final String BROKEN = "kerb_l_12";

  /** What its manifest accepts. */
  static final String ACCEPTED = "seam.gap";

  private PlantedRun() {}

  /**
   * Checks the planted circuit against a baseline made of it before it was changed: one fault was
   * mended since, and another one is new.
   *
   * @param reports {@code FORMAT=NAME}, written into the folder
   */
  static CommandLineRun check(Path folder, String... reports) throws IOException {
    Path planted = CommandLineRun.example("circuit-planted", folder);
    Path level = planted.resolve("circuit-planted.obj");
    Path known = folder.resolve("known.json");
    String text = Files.readString(level);
    Files.writeString(level, doubled(text, MENDED));
    CommandLineRun.of("baseline", planted.toString(), "--output", known.toString());
    Files.writeString(level, doubled(text, BROKEN));
    Path manifest = planted.resolve("circuit-planted.trackwalk.json");
    String suppress =
        """
        {"suppress": [{"rule": "seam.gap", "piece": "road_12", "reason": "the \\"old\\" bridge & its joint <b>",
          "by": "Ada", "until": "2099-12-31"}],
        """;
    Files.writeString(manifest, Files.readString(manifest).replaceFirst("\\{", quoted(suppress)));
    Files.writeString(folder.resolve("broken.glb"), "no glTF at all");
    Files.writeString(planted.resolve("notes.blend"), "BLENDER");
    List<String> args = new ArrayList<>(List.of("check", planted.toString()));
    args.add(folder.resolve("broken.glb").toString());
    args.addAll(List.of("--baseline", known.toString()));
    for (String report : reports) {
      int equals = report.indexOf('=');
      Path file = folder.resolve(report.substring(equals + 1));
      args.addAll(List.of("--report", report.substring(0, equals + 1) + file));
    }
    return CommandLineRun.of(args.toArray(new String[0]));
  }

  private static String quoted(String replacement) {
    return Matcher.quoteReplacement(replacement.strip());
  }

  /** The first face of a piece twice. */
  private static String doubled(String obj, String piece) {
    int face = obj.indexOf("\nf ", obj.indexOf("\no " + piece + "\n"));
    int end = obj.indexOf('\n', face + 1);
    return obj.substring(0, end) + obj.substring(face, end) + obj.substring(end);
  }
}
