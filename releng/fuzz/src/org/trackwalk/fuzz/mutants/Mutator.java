package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes files so that most of them stay what they are: numbers, counts and indices, blocks and
 * chunks, members of JSON, names. It knows formats as their descriptions tell them, and nothing of
 * who reads them here.
 */
final class Mutator {

  private static final String[] NUMBERS = {
    "nan",
    "NaN",
    "inf",
    "-Infinity",
    "1e38",
    "3.4028236e38",
    "-3.5e38",
    "1e-45",
    "1e309",
    "-0",
    "0",
    "1",
    "-1",
    "2",
    "1,5",
    "0x10",
    "1.5.2",
    "1e",
    "+",
    "2147483647",
    "-2147483648",
    "4294967295",
    "99999999999999999999",
    "0.1e-400",
    "1e7",
    "65536",
    "255",
    "1_000",
    "١",
    "1e+10000000000",
    "00000000000000000000001",
    ".",
    "1f"
  };

  static final String[] NAMES = {
    "\u001b[31mred\u001b[0m",
    "\u0007",
    "\u0000",
    "../../../etc/passwd",
    "::error::x",
    "##vso[task]",
    "\u202egnp.exe",
    "a\rb",
    "a\u2028b",
    "\ufeff",
    "con",
    "%s%n%d",
    "$(id)",
    "'\"<script>&amp;",
    "\ud83d\ude00",
    "\udc00",
    "",
    " ",
    "name with  blanks ",
    "/",
    "C:\\x\\y",
    "é".repeat(300),
    "AC_START_0",
    "1ROAD",
    "road_01",
    "AC_PIT_-1",
    ".."
  };

  static final int[] INTEGERS = {
    0,
    1,
    2,
    -1,
    -2,
    255,
    256,
    65535,
    65536,
    0x7fffffff,
    0x80000000,
    0x7ffffffe,
    1000000,
    100000000,
    0x40000000,
    3,
    4,
    5126
  };

  private static final float[] FLOATS = {
    Float.NaN,
    Float.POSITIVE_INFINITY,
    Float.NEGATIVE_INFINITY,
    1e38f,
    -3.4028235e38f,
    1e-45f,
    -0f,
    0,
    1e7f,
    1e15f,
    1e20f
  };

  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(\\.\\d*)?([eE][-+]?\\d+)?");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][\\w.]*");

  private static final int GLB_HEADER = 12;
  private static final int CHUNK_HEADER = 8;

  /** Nothing that is made here is longer. */
  private static final int LONGEST = 200_000;

  private final Random random;

  Mutator(Random random) {
    this.random = random;
  }

  /**
   * A changed copy.
   *
   * @param content what to change
   * @param other another file of the kind, from which parts may come
   * @param ending of the file's name
   */
  byte[] mutate(byte[] content, byte[] other, String ending) {
    byte[] changed = content;
    int times = 1 + (int) Math.abs(random.nextGaussian());
    for (int i = 0; i < times; i++) {
      changed = once(changed, other, ending);
      if (changed.length > LONGEST) {
        changed = Arrays.copyOf(changed, LONGEST);
      }
    }
    return changed;
  }

  private byte[] once(byte[] content, byte[] other, String ending) {
    if (content.length == 0 || random.nextInt(40) == 0) {
      return whole(content);
    }
    if (ending.equals("glb") && random.nextInt(3) > 0) {
      return glb(content, other, ending);
    }
    boolean json = content[0] == '{' || content[0] == '[';
    if (json && random.nextInt(4) > 0) {
      return new JsonChange(random).of(content).orElseGet(() -> text(content, other));
    }
    if (isText(content)) {
      return text(content, other);
    }
    int header = headerOf(content);
    if (header > 0 && random.nextInt(3) == 0) {
      byte[] changed = text(Arrays.copyOf(content, header), other);
      return join(changed, Arrays.copyOfRange(content, header, content.length));
    }
    return binary(content, other);
  }

  /** PLY and OpenCRG have a header of text before their bytes. */
  private static int headerOf(byte[] content) {
    String text = new String(content, StandardCharsets.ISO_8859_1);
    for (String end : List.of("end_header\n", "$$$$")) {
      int at = text.indexOf(end);
      if (at > 0) {
        return at + end.length();
      }
    }
    return 0;
  }

  private static boolean isText(byte[] content) {
    for (int i = 0; i < Math.min(content.length, 2000); i++) {
      if (content[i] >= 0 && content[i] < 32 && "\t\n\r\f\u001b\u0007".indexOf(content[i]) < 0) {
        return false;
      }
    }
    return true;
  }

  private byte[] whole(byte[] content) {
    return switch (random.nextInt(7)) {
      case 0 -> new byte[0];
      case 1 -> Arrays.copyOf(content, random.nextInt(content.length + 1));
      case 2 -> join(new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf}, content);
      case 3 -> new String(content, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16);
      case 4 -> join(content, content);
      case 5 -> join(content, new byte[random.nextInt(5000)]);
      default -> {
        byte[] noise = new byte[random.nextInt(300)];
        random.nextBytes(noise);
        yield noise;
      }
    };
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      joined.writeBytes(part);
    }
    return joined.toByteArray();
  }

  private <T> T one(T[] of) {
    return of[random.nextInt(of.length)];
  }

  private byte[] text(byte[] content, byte[] other) {
    String text = new String(content, StandardCharsets.UTF_8);
    int kind = random.nextInt(12);
    if (kind < 4) {
      text = replaced(text, NUMBER, number(text));
    } else if (kind == 4) {
      text = replaced(text, WORD, one(NAMES));
    } else if (kind == 5) {
      text = replaced(text, WORD, word(new String(other, StandardCharsets.UTF_8)));
    } else if (kind == 6) {
      int at = random.nextInt(text.length() + 1);
      text =
          text.substring(0, at)
              + one(new String[] {"\0", "\"", "<", ">", "{", "}", "\\", "\n", "\r", "&", "#", " "})
              + text.substring(at);
    } else if (kind == 7) {
      text = text.substring(0, random.nextInt(text.length() + 1));
    } else if (kind == 8 && text.startsWith("<")) {
      text = xml(text);
    } else {
      text = lines(text, new String(other, StandardCharsets.UTF_8));
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String number(String text) {
    Matcher m = NUMBER.matcher(text);
    if (random.nextInt(3) > 0 || !m.find(random.nextInt(text.length() + 1))) {
      return one(NUMBERS);
    }
    return m.group(); // another of the file's own
  }

  private String word(String text) {
    Matcher m = WORD.matcher(text);
    return m.find(random.nextInt(text.length() + 1)) ? m.group() : "x";
  }

  private String replaced(String text, Pattern what, String by) {
    Matcher m = what.matcher(text);
    int from = random.nextInt(text.length() + 1);
    if (!m.find(from) && !m.find(0)) {
      return text;
    }
    return text.substring(0, m.start()) + by + text.substring(m.end());
  }

  private String xml(String text) {
    return switch (random.nextInt(5)) {
      case 0 ->
          "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY"
              + " c \"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
              + text.replaceFirst("\\?>", "?>&c;&x;");
      case 1 -> text.replaceFirst("</\\w+>", "");
      case 2 -> text + "<a>".repeat(1 + random.nextInt(20_000));
      case 3 -> replaced(text, Pattern.compile("\"[^\"]*\""), "\"" + one(NAMES) + "\"");
      default ->
          replaced(text, Pattern.compile("<(\\w+)[^>]*/>"), "<![CDATA[" + one(NAMES) + "]]>");
    };
  }

  private String lines(String text, String other) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    int to = Math.min(lines.size(), at + 1 + random.nextInt(1 + random.nextInt(40)));
    List<String> block = new ArrayList<>(lines.subList(at, to));
    switch (random.nextInt(8)) {
      case 0 -> lines.subList(at, to).clear();
      case 1 -> lines.addAll(random.nextInt(lines.size() + 1), block);
      case 2 -> {
        for (int i = random.nextInt(30); i >= 0; i--) {
          lines.addAll(at, block);
        }
      }
      case 3 -> {
        lines.subList(at, to).clear();
        lines.addAll(random.nextInt(lines.size() + 1), block);
      }
      case 4 -> {
        String[] others = other.split("\n", -1);
        lines.add(at, one(others));
      }
      case 5 -> lines.set(at, (lines.get(at) + " ").repeat(1 + random.nextInt(300)));
      case 6 -> lines.set(at, lines.get(at) + " \\");
      default -> {
        return String.join(one(new String[] {"\r\n", "\r", "\n\n", "\u2028"}), lines);
      }
    }
    return String.join("\n", lines);
  }

  /** Its JSON and its numbers apart, put together with the lengths that they have then. */
  private byte[] glb(byte[] content, byte[] other, String ending) {
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    if (content.length < GLB_HEADER + CHUNK_HEADER) {
      return binary(content, other);
    }
    int length = in.getInt(GLB_HEADER);
    if (length < 0 || length > content.length - GLB_HEADER - CHUNK_HEADER) {
      return binary(content, other);
    }
    int from = GLB_HEADER + CHUNK_HEADER;
    byte[] text = Arrays.copyOfRange(content, from, from + length);
    byte[] rest = Arrays.copyOfRange(content, from + length, content.length);
    if (random.nextBoolean()) {
      text = new JsonChange(random).of(text).orElse(text);
      text =
          join(
              text,
              "    ".substring(0, (4 - text.length % 4) % 4).getBytes(StandardCharsets.UTF_8));
    } else if (rest.length > CHUNK_HEADER) {
      byte[] numbers = binary(Arrays.copyOfRange(rest, CHUNK_HEADER, rest.length), other);
      rest = join(Arrays.copyOf(rest, CHUNK_HEADER), numbers);
      ByteBuffer.wrap(rest).order(ByteOrder.LITTLE_ENDIAN).putInt(0, numbers.length);
    }
    ByteBuffer head = ByteBuffer.allocate(from).order(ByteOrder.LITTLE_ENDIAN);
    head.put(content, 0, 8).putInt(from + text.length + rest.length).putInt(text.length);
    head.put(content, 16, 4);
    return join(head.array(), text, rest);
  }

  private byte[] binary(byte[] content, byte[] other) {
    byte[] changed = content.clone();
    int at = random.nextInt(Math.max(1, content.length - 3));
    if (random.nextBoolean()) {
      at = at / 4 * 4; // where numbers mostly are
    }
    if (random.nextInt(3) == 0) {
      at = Math.min(at, random.nextInt(Math.min(content.length, 100)));
    }
    int block = Math.min(content.length - at, 1 + random.nextInt(1 + random.nextInt(400)));
    ByteBuffer b = ByteBuffer.wrap(changed);
    b.order(random.nextInt(4) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    boolean room = content.length - at >= 4;
    byte[] piece = Arrays.copyOfRange(content, at, at + block);
    byte[] before = Arrays.copyOf(content, at);
    byte[] after = Arrays.copyOfRange(content, at + block, content.length);
    switch (random.nextInt(10)) {
      case 0, 1 -> {
        if (room) {
          b.putInt(at, INTEGERS[random.nextInt(INTEGERS.length)]);
        }
      }
      case 2, 3 -> {
        if (room) {
          b.putFloat(at, FLOATS[random.nextInt(FLOATS.length)]);
        }
      }
      case 4 -> {
        if (room) {
          b.putInt(at, b.getInt(at) + random.nextInt(5) - 2);
        }
      }
      case 5 -> changed[at] ^= (byte) (1 << random.nextInt(8));
      case 6 -> changed = join(before, after);
      case 7 -> changed = join(before, piece, piece, after);
      case 8 -> changed = join(before, Arrays.copyOf(other, Math.min(other.length, block)), after);
      default -> changed = before;
    }
    return changed;
  }
}
