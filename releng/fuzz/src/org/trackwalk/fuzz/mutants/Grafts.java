package org.trackwalk.fuzz.mutants;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes files so that they can still be read and what they say is odd: whole columns and runs of
 * numbers, elements and chunks moved into others with their lengths made right, counts that follow
 * the rows, parts of one file in another. What gets past the readers is for everything behind them.
 */
final class Grafts {

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\w.])[-+]?\\d+(\\.\\d*)?([eE][-+]?\\d+)?");
  private static final Pattern COUNTED =
      Pattern.compile("(?m)^(element \\w+|numvert|numsurf|kids|refs) (\\d+)");
  private static final Pattern ELEMENT = Pattern.compile("(?s)<(\\w+)[^<>]*?(/>|>.*?</\\1>)");
  private static final int LONGEST = 60_000;
  private static final int MOST = 30;

  private final Random random;
  private final Runs runs;

  Grafts(Random random) {
    this.random = random;
    runs = new Runs(random);
  }

  /** A changed copy. */
  byte[] of(byte[] content, byte[] other) {
    byte[] made = content;
    for (int i = random.nextInt(3); i >= 0 && made.length > 0; i--) {
      made = once(made, other);
    }
    int longest = Math.max(LONGEST, 2 * content.length);
    return made.length > longest ? Arrays.copyOf(made, longest) : made;
  }

  private byte[] once(byte[] content, byte[] other) {
    Chunks chunks = Chunks.of(content).orElse(null);
    if (chunks != null) {
      chunks.change(random, Chunks.of(other).orElse(null), runs::change);
      return chunks.file();
    }
    FbxTree fbx = FbxTree.of(content).orElse(null);
    if (fbx != null) {
      fbx.change(random, FbxTree.of(other).orElse(null), runs::change);
      return fbx.file();
    }
    Blocks blocks = Blocks.of(content).orElse(null);
    if (blocks != null) {
      blocks.change(random, Blocks.of(other).orElse(null), runs::change);
      return blocks.file();
    }
    boolean text = true;
    for (int i = 0; i < Math.min(content.length, 500); i++) {
      text &= content[i] < 0 || content[i] >= ' ' || "\t\n\r\f".indexOf(content[i]) >= 0;
    }
    if (!text) {
      return random.nextInt(6) > 0 ? runs.change(content) : spliced(content, other);
    }
    String s = new String(content, StandardCharsets.UTF_8);
    String o = new String(other, StandardCharsets.UTF_8);
    String made =
        s.stripLeading().startsWith("<") && random.nextInt(3) > 0 ? xml(s, o) : lines(s, o);
    return made.getBytes(StandardCharsets.UTF_8);
  }

  /** The beginning of one and the end of the other, at about the same place of each. */
  private byte[] spliced(byte[] content, byte[] other) {
    int cut = random.nextInt(content.length) & ~3;
    int from = Math.min(cut, other.length);
    byte[] made = Arrays.copyOf(content, cut + other.length - from);
    System.arraycopy(other, from, made, cut, other.length - from);
    return made;
  }

  private String element(String text) {
    Matcher m = ELEMENT.matcher(text);
    int from = Math.min(text.length(), text.indexOf('>', text.indexOf("?>") + 2) + 1);
    return m.find(from + random.nextInt(text.length() - from + 1)) ? m.group() : "";
  }

  private String xml(String text, String other) {
    String one = element(text);
    if (one.isEmpty()) {
      return lines(text, other);
    }
    String its = element(other);
    int end = one.lastIndexOf("</");
    return switch (random.nextInt(6)) {
      case 0 -> text.replace(one, "");
      case 1 -> text.replace(one, one.repeat(2 + random.nextInt(MOST)));
      case 2 -> text.replace(one, its);
      case 3 ->
          end < 0 ? text : text.replace(one, one.substring(0, end) + its + one.substring(end));
      case 4 -> text.replace(one, numbers(one));
      default -> {
        String nested = one;
        for (int i = random.nextInt(MOST);
            i > 0 && end >= 0 && nested.length() < LONGEST / 2;
            i--) {
          nested = one.substring(0, end) + nested + one.substring(end);
        }
        yield text.replace(one, nested);
      }
    };
  }

  /** All numbers of a text, each changed in the same way. */
  private String numbers(String text) {
    int kind = random.nextInt(7);
    double by = random.nextGaussian() * Math.pow(10, random.nextInt(13) - 6);
    int stride = 1 + random.nextInt(4);
    int[] at = {random.nextInt(stride)};
    double[] last = {0};
    return NUMBER
        .matcher(text)
        .replaceAll(
            found -> {
              String word = found.group();
              boolean its = at[0]++ % stride == 0;
              double value = Double.parseDouble(word);
              String made =
                  switch (kind) {
                    case 0 -> its ? "" + value * by : word;
                    case 1 -> its ? "" + by : word;
                    case 2 -> its ? "" + Math.round(value) : word;
                    case 3 -> its ? "" + last[0] : word;
                    case 4 -> its && word.indexOf('.') < 0 ? "" + (long) (value + 1) : word;
                    case 5 -> its && word.indexOf('.') < 0 ? "-" + (long) Math.abs(value) : word;
                    default -> its ? "" + Math.nextUp((float) value) : word;
                  };
              last[0] = value;
              return made;
            });
  }

  private String lines(String text, String other) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int from = random.nextInt(lines.size());
    String word = first(lines.get(from));
    int to = from;
    while (to < lines.size() && first(lines.get(to)).equals(word)) {
      to++;
    }
    List<String> block = lines.subList(from, Math.max(to, from + 1));
    int before = lines.size();
    switch (random.nextInt(8)) {
      case 0 -> block.replaceAll(this::numbers);
      case 1 -> {
        String changed = numbers(String.join("\n", block));
        block.clear();
        lines.addAll(from, List.of(changed.split("\n", -1)));
      }
      case 2 -> Collections.shuffle(block, random);
      case 3 -> Collections.reverse(block);
      case 4 -> {
        StringBuilder one = new StringBuilder(word);
        block.forEach(
            line -> one.append(line, Math.min(line.length(), word.length()), line.length()));
        block.clear();
        lines.add(from, one.toString());
      }
      case 5 -> {
        List<String> copy = new ArrayList<>(block);
        for (int i = random.nextInt(MOST); i >= 0 && lines.size() < 3000; i--) {
          lines.addAll(from, copy);
        }
      }
      case 6 -> {
        List<String> others = List.of(other.split("\n", -1));
        int start = random.nextInt(others.size());
        lines.addAll(from, others.subList(start, Math.min(others.size(), start + MOST)));
      }
      default -> block.subList(0, random.nextInt(block.size() + 1)).clear();
    }
    return counted(String.join("\n", lines), lines.size() - before);
  }

  /** Mostly a count follows what was added or taken away. */
  private String counted(String text, int more) {
    Matcher m = COUNTED.matcher(text);
    if (more == 0 || random.nextInt(4) == 0 || !m.find() || m.group(2).length() > 7) {
      return text;
    }
    int count = Math.max(0, Integer.parseInt(m.group(2)) + more);
    return text.substring(0, m.start(2)) + count + text.substring(m.end(2));
  }

  private String first(String line) {
    String word = line.strip().split("\\s", 2)[0];
    return word.isEmpty() || Character.isLetter(word.charAt(0)) ? word : "";
  }
}
