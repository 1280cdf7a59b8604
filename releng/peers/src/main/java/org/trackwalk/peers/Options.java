package org.trackwalk.peers;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.peers.engine.PeerEngine;

/**
 * What a run was asked for.
 *
 * @param command agreement, seams, build, speed, parts or all
 * @param triangles sizes of the grounds of the build and speed tables
 * @param rounds rounds whose median those tables show
 * @param probes how many probes on each ground of the agreement and seam tables
 * @param engines names of the engines of others to run; empty for all
 * @param models files of the parts tables
 */
record Options(
    String command,
    List<Integer> triangles,
    int rounds,
    int probes,
    List<String> engines,
    List<String> models) {

  static final String USAGE =
      """
      usage: peers agreement|seams|build|speed|parts|all [options]
        --triangles 10000,100000,1000000   grounds of the build and speed tables
        --rounds 7                         rounds of the build and speed tables, the median counts
        --probes 10000                     probes per ground (agreement, seams)
        --engines physx,physx-pcm,jolt     engines of others to run, all unless said
        --models car.obj,crane.glb         models of the parts tables
      """;

  private static final List<String> COMMANDS =
      List.of("agreement", "seams", "build", "speed", "parts", "all");

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException when it cannot be understood
   */
  static Options parse(String... args) {
    if (args.length == 0 || !COMMANDS.contains(args[0]) || args.length % 2 == 0) {
      throw new IllegalArgumentException("a command and pairs of option and value are expected");
    }
    Options options =
        new Options(args[0], List.of(10_000, 100_000, 1_000_000), 7, 10_000, List.of(), List.of());
    for (int i = 1; i < args.length; i += 2) {
      options = options.with(args[i], args[i + 1]);
    }
    if (options.command.equals("parts") && options.models.isEmpty()) {
      throw new IllegalArgumentException("parts needs --models FILE");
    }
    return options;
  }

  /** Those of the engines that were asked for. */
  List<PeerEngine> chosen(List<PeerEngine> all) {
    return all.stream().filter(e -> engines.isEmpty() || engines.contains(e.id())).toList();
  }

  boolean runs(String part) {
    return command.equals(part) || command.equals("all");
  }

  private Options with(String option, String value) {
    List<String> parts = Arrays.asList(value.split(","));
    return switch (option) {
      case "--triangles" ->
          new Options(
              command,
              parts.stream().map(Integer::valueOf).toList(),
              rounds,
              probes,
              engines,
              models);
      case "--rounds" ->
          new Options(command, triangles, Integer.parseInt(value), probes, engines, models);
      case "--probes" ->
          new Options(command, triangles, rounds, Integer.parseInt(value), engines, models);
      case "--engines" -> new Options(command, triangles, rounds, probes, parts, models);
      case "--models" -> new Options(command, triangles, rounds, probes, engines, parts);
      default -> throw new IllegalArgumentException("unknown option " + option);
    };
  }
}
