package org.trackwalk.check.seeded;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.trackwalk.examples.seeded.CleanScenes;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.examples.seeded.GapScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.examples.seeded.ThingScenes;

/**
 * Checks many scenes made from seeds and counts what was told of them: {@code --kind
 * things|gaps|clean|crates [--form pieces|one_mesh|soup|fine] [--count N] [--seed FIRST] [--only
 * WORD] [--verbose] [--keep DIR]}.
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
    if (kind.equals("shift")) {
      shift();
      return;
    }
    if (kind.equals("slits")) {
      List<String> wrong =
          LongStream.range(first, first + count)
              .parallel()
              .mapToObj(seed -> SlitRow.wrong(seed, onGrid))
              .filter(line -> !line.isEmpty())
              .toList();
      wrong.forEach(System.out::println);
      System.out.println(count + " rows of slits, in " + wrong.size() + " the severity falls");
      return;
    }
    LongFunction<SeededScene> make =
        switch (kind) {
          case "things" -> seed -> ThingScenes.of(seed, onGrid);
          case "gaps" -> seed -> GapScenes.of(seed, onGrid);
          case "clean" -> seed -> CleanScenes.of(seed, onGrid);
          case "crates" -> seed -> CleanScenes.of(CleanScenes.Kind.CRATE, seed, onGrid);
          default -> throw new IllegalArgumentException("--kind things, gaps, clean or crates");
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
    List<String> wrong =
        LongStream.range(first, first + count)
            .parallel()
            .mapToObj(
                seed -> {
                  SeededScene scene =
                      switch ((int) (seed % 3)) {
                        case 0 -> ThingScenes.of(seed / 3, true);
                        case 1 -> GapScenes.of(seed / 3, true);
                        default -> CleanScenes.of(seed / 3, true);
                      };
                  List<String> lines = GridShift.of(scene);
                  return lines.isEmpty()
                      ? ""
                      : "seed "
                          + seed
                          + " "
                          + scene.told()
                          + "\n      "
                          + String.join("\n      ", lines);
                })
            .filter(text -> !text.isEmpty())
            .toList();
    wrong.forEach(System.out::println);
    System.out.println(count + " scenes moved six times, " + wrong.size() + " changed");
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
