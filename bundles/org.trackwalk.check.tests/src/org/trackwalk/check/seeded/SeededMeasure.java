package org.trackwalk.check.seeded;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.trackwalk.examples.seeded.BankScenes;
import org.trackwalk.examples.seeded.CleanScenes;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.examples.seeded.GapScenes;
import org.trackwalk.examples.seeded.LayByScenes;
import org.trackwalk.examples.seeded.OwnRoadScenes;
import org.trackwalk.examples.seeded.PlacedGaps;
import org.trackwalk.examples.seeded.PlacedThings;
import org.trackwalk.examples.seeded.RampScenes;
import org.trackwalk.examples.seeded.RiseScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.examples.seeded.ThingScenes;
import org.trackwalk.examples.seeded.TriangleScenes;

/**
 * Checks many scenes made from seeds and counts what was told of them: {@code --kind
 * things|placed|gaps|placedgaps|triangles|whole|clean|crates|laybys|tornlaybys|rises|norises|joinedrises|joinednorises|ownroads|noownroads|ramps|slits|shift|pairs|far|order
 * [--form pieces|one_mesh|one_material|soup|fine] [--count N] [--seed FIRST] [--only WORD]
 * [--verbose] [--keep DIR]}.
 */
public final class SeededMeasure {

  private final String kind;
  private final String only;
  private final Form form;
  private final long first;
  private final int count;
  private final boolean verbose;
  private final boolean onGrid;
  private final Path keep;

  private SeededMeasure(Words words) {
    kind = words.of("--kind", "things");
    form = Form.valueOf(words.of("--form", "pieces").toUpperCase(Locale.ROOT));
    only = words.of("--only", "");
    first = Long.parseLong(words.of("--seed", "1"));
    count = Integer.parseInt(words.of("--count", "100"));
    verbose = words.has("--verbose");
    onGrid = words.has("--on-grid");
    String dir = words.of("--keep", "");
    keep = dir.isEmpty() ? null : Path.of(dir);
  }

  /** Measures. */
  public static void main(String[] args) throws IOException {
    new SeededMeasure(new Words(args)).run();
  }

  private void run() throws IOException {
    switch (kind) {
      case "shift" -> {
        shift();
        return;
      }
      case "slits" -> {
        long falls = wrong(seed -> SlitRow.wrong(seed, onGrid));
        System.out.println(count + " rows of slits, in " + falls + " the severity falls");
        return;
      }
      case "pairs" -> {
        long wrong = wrong(WorseFirst::wrong);
        System.out.println(count + " pairs of faults, of " + wrong + " the worse is not first");
        return;
      }
      case "far" -> {
        long wrong = wrong(seed -> joined(seed, FarOff.of(any(seed, false), seed)));
        System.out.println(count + " scenes with a vertex far off, " + wrong + " wrong");
        return;
      }
      case "order" -> {
        long wrong = wrong(seed -> joined(seed, OtherOrder.wrong(any(seed, false), seed)));
        System.out.println(count + " scenes in another order, " + wrong + " changed");
        return;
      }
      default -> {
        // One of the scenes below.
      }
    }
    LongFunction<SeededScene> make =
        switch (kind) {
          case "things" -> seed -> ThingScenes.of(seed, onGrid);
          case "gaps" -> seed -> GapScenes.of(seed, onGrid);
          case "triangles" -> TriangleScenes::of;
          case "whole" -> TriangleScenes::clean;
          case "placed" -> PlacedThings::of;
          case "placedgaps" -> PlacedGaps::of;
          case "banks" -> BankScenes::of;
          case "clean" -> seed -> CleanScenes.of(seed, onGrid);
          case "rises" -> RiseScenes::of;
          case "norises" -> RiseScenes::clean;
          case "joinedrises" -> seed -> Form.ONE_MESH.of(RiseScenes.of(seed, true));
          case "joinednorises" -> seed -> Form.ONE_MESH.of(RiseScenes.clean(seed, true));
          case "ownroads" -> OwnRoadScenes::of;
          case "noownroads" -> OwnRoadScenes::clean;
          case "ramps" -> RampScenes::of;
          case "laybys" -> LayByScenes::clean;
          case "tornlaybys" -> LayByScenes::torn;
          case "crates" -> seed -> CleanScenes.of(CleanScenes.Kind.CRATE, seed, onGrid);
          default -> throw new IllegalArgumentException("--kind " + kind);
        };
    List<Heard> all =
        LongStream.range(first, first + count)
            .parallel()
            .mapToObj(seed -> Heard.of(seed, s -> form.of(make.apply(s))))
            .filter(heard -> heard.scene().kind().startsWith(only))
            .toList();
    Tally tally = new Tally();
    for (Heard heard : all) {
      tally.count(heard);
      if (!heard.right()) {
        System.out.println(heard.words(verbose));
        if (keep != null) {
          KeptScene.write(heard, keep);
        }
      }
    }
    System.out.print(tally.table());
  }

  /** All three kinds in turn, on a grid of floats, and moved by a third of a cell. */
  private void shift() {
    long wrong = wrong(seed -> joined(seed, GridShift.of(any(seed, true))));
    System.out.println(count + " scenes moved six times, " + wrong + " changed");
  }

  /** All three kinds in turn. */
  private static SeededScene any(long seed, boolean onGrid) {
    return switch ((int) (seed % 3)) {
      case 0 -> ThingScenes.of(seed / 3, onGrid);
      case 1 -> GapScenes.of(seed / 3, onGrid);
      default -> CleanScenes.of(seed / 3, onGrid);
    };
  }

  private static String joined(long seed, List<String> lines) {
    return lines.isEmpty() ? "" : "seed " + seed + "\n      " + String.join("\n      ", lines);
  }

  /** Prints what is wrong of each seed; how many are. */
  private long wrong(LongFunction<String> words) {
    List<String> wrong =
        LongStream.range(first, first + count)
            .parallel()
            .mapToObj(words)
            .filter(text -> !text.isEmpty())
            .toList();
    wrong.forEach(System.out::println);
    return wrong.size();
  }

  /** The words of a command line. */
  record Words(String[] args) {

    boolean has(String name) {
      return List.of(args).contains(name);
    }

    String of(String name, String otherwise) {
      int at = List.of(args).indexOf(name);
      return at < 0 || at + 1 == args.length
          ? otherwise
          : args[at + 1].strip().toLowerCase(Locale.ROOT);
    }
  }
}
