package org.trackwalk.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.buffer.FileBytes;

/** Numbers in text are the float that Java's own correctly rounding conversion gives. */
final class NearestFloatTest {

  private static final long SEED = 20_260_101L;
  private static final int BATCH = 20_000;

  @Test
  void shortestTextOfAnyFloat() {
    compare(50, random -> Float.toString(anyFinite(random)));
  }

  @Test
  void decimalsAsExportersPrintThem() {
    String[] formats = {"%.6f", "%.4f", "%f", "%.8e", "%.3e", "%g", "%.9g", "%.17g", "%.12f"};
    compare(
        10,
        random -> {
          double value = (random.nextDouble() - 0.5) * StrictMath.pow(10, random.nextInt(8));
          return String.format(Locale.ROOT, formats[random.nextInt(formats.length)], value);
        });
  }

  @Test
  void randomDigitsPointsAndExponents() {
    compare(60, NearestFloatTest::anyDecimal);
  }

  @Test
  void exactlyBetweenTwoFloatsAndADigitBesideIt() {
    compare(
        15,
        random -> {
          float low = Math.abs(anyFinite(random));
          BigDecimal middle =
              new BigDecimal(low)
                  .add(new BigDecimal(Math.nextUp(low)))
                  .divide(BigDecimal.valueOf(2));
          String text = random.nextBoolean() ? middle.toPlainString() : middle.toString();
          return switch (random.nextInt(3)) {
            case 0 -> text;
            case 1 -> text.contains("E") || !text.contains(".") ? text : text + "0000001";
            default -> middle.subtract(middle.ulp().movePointLeft(3)).toString();
          };
        });
  }

  @Test
  void plainNumbersAreReadTheShortWayAndOthersAreNot() {
    float[] number = new float[1];
    for (String text :
        new String[] {
          "-1.5", "1234567.12345678", "0.0", "-0.25", "9.9", "0.123456789", "-1234567.12345678901"
        }) {
      byte[] bytes = FileBytes.of(text.getBytes(StandardCharsets.UTF_8)).bytes();
      assertEquals(text.length(), PlainNumber.read(bytes, 0, number, 0), text);
      assertEquals(Float.parseFloat(text), number[0]);
    }
    String[] others = {
      "1",
      "1.",
      ".5",
      "+1.5",
      "1.5e3",
      "12345678.5",
      "1.123456789012",
      "1.5x",
      "1.12345678e2",
      "1.12345678\u00e9",
      "-",
      "nan",
      "1.5\u00e9"
    };
    for (String text : others) {
      byte[] bytes = FileBytes.of(text.getBytes(StandardCharsets.UTF_8)).bytes();
      assertEquals(-1, PlainNumber.read(bytes, 0, number, 0), text);
    }
  }

  @Test
  void integersExactlyBetweenTwoFloats() {
    compare(
        20,
        random -> {
          int shift = 1 + random.nextInt(20);
          long mantissa = (1L << 23) + random.nextInt(1 << 23);
          long middle = (2 * mantissa + 1) << (shift - 1);
          return middle + random.nextInt(3) - 1 + (random.nextBoolean() ? "" : ".0");
        });
  }

  @Test
  void decimalsThatTheDoubleRoundsToTheMiddle() {
    // 1 + 2^-24 is the middle; these differ from it by less than a double can tell.
    assertNumber("1.000000059604644775390625", 1.0f);
    assertNumber("1.000000059604644775390626", Math.nextUp(1.0f));
    assertNumber("1.000000059604644775390624", 1.0f);
    assertNumber("1.00000005960464478", Math.nextUp(1.0f));
    assertNumber("1.00000005960464477", 1.0f);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "+0",
        "-0.0",
        ".5",
        "5.",
        "-.5e1",
        "+1.e+2",
        "1e10",
        "2.E1",
        "1e-45",
        "7e-46",
        "1.4e-45",
        "3.4028235e38",
        "3.4028236e38",
        "3.4028235677973366e38",
        "1e39",
        "-1e400",
        "1e-400",
        "0e999999999999",
        "1e99999999999999999999",
        "00000000000000000000000001.5",
        "0.00000000000000000000000000000000000000000000012",
        "123456789012345678901234567890",
        "1.17549435e-38",
        "1.17549428e-38",
        "9007199254740993",
        "99999999999999999.5"
      })
  void oddButValid(String text) {
    assertNumber(text, Float.parseFloat(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x", "-", "+", ".", "e5", ".e5", "1e", "1e+", "1,5", "1.2.3", "0x10", "1f", "1d", "--1",
        "3.1+e2", "1_000", "infinit", "nano", "1/2", "\u0661"
      })
  void noNumber(String text) {
    TextCursor cursor = cursor(text + " 7");
    assertFalse(cursor.number(), text);
    assertTrue(Float.isNaN(cursor.value()));
    assertTrue(cursor.skipBlanks());
    assertTrue(cursor.number(), "the cursor stands behind " + text);
    assertEquals(7f, cursor.value());
  }

  @ParameterizedTest
  @ValueSource(strings = {"nan", "-nan", "NaN", "-nan(ind)", "1.#QNAN", "-1.#IND", "nan(0x1)"})
  void wordsForNoNumber(String text) {
    assertNumber(text, Float.NaN);
  }

  @Test
  void wordsForInfinity() {
    assertNumber("inf", Float.POSITIVE_INFINITY);
    assertNumber("-Infinity", Float.NEGATIVE_INFINITY);
    assertNumber("+INF", Float.POSITIVE_INFINITY);
    assertNumber("1.#INF00", Float.POSITIVE_INFINITY);
    assertNumber("-1.#INF", Float.NEGATIVE_INFINITY);
  }

  private static void compare(int batches, Function<Random, String> source) {
    Random random = new Random(SEED);
    for (int batch = 0; batch < batches; batch++) {
      String[] texts = new String[BATCH];
      StringBuilder all = new StringBuilder();
      for (int i = 0; i < BATCH; i++) {
        texts[i] = source.apply(random);
        all.append(texts[i]).append(i % 5 == 0 ? '\t' : ' ');
      }
      FileBytes file = FileBytes.of(all.toString().getBytes(StandardCharsets.UTF_8));
      TextCursor cursor = new TextCursor(file);
      float[] plain = new float[1];
      for (String text : texts) {
        assertTrue(cursor.skipBlanks());
        int behind = PlainNumber.read(file.bytes(), cursor.at(), plain, 0);
        if (behind >= 0) {
          assertEquals(cursor.at() + text.length(), behind, text);
          assertEquals(Float.parseFloat(text), plain[0], text);
        }
        assertTrue(cursor.number(), text);
        int expected = Float.floatToIntBits(Float.parseFloat(text));
        if (expected != Float.floatToIntBits(cursor.value())) {
          assertEquals(Float.parseFloat(text), cursor.value(), text);
        }
      }
    }
  }

  private static float anyFinite(Random random) {
    float value;
    do {
      value = Float.intBitsToFloat(random.nextInt());
    } while (!Float.isFinite(value) || value == Float.MAX_VALUE);
    return value;
  }

  private static String anyDecimal(Random random) {
    StringBuilder text = new StringBuilder();
    text.append(random.nextInt(3) == 0 ? "-" : random.nextInt(9) == 0 ? "+" : "");
    int integers = random.nextInt(random.nextInt(10) == 0 ? 25 : 6);
    int fractions = random.nextInt(random.nextInt(10) == 0 ? 40 : 11);
    for (int i = 0; i < Math.max(integers, fractions == 0 ? 1 : 0); i++) {
      text.append((char) ('0' + random.nextInt(10)));
    }
    if (fractions > 0 || random.nextInt(4) == 0) {
      text.append('.');
    }
    for (int i = 0; i < fractions; i++) {
      text.append((char) ('0' + random.nextInt(10)));
    }
    if (random.nextInt(3) == 0) {
      text.append(random.nextBoolean() ? 'e' : 'E');
      text.append(random.nextBoolean() ? "" : "+");
      int exponent = random.nextInt(100) - 50;
      if (exponent < 0 && text.charAt(text.length() - 1) == '+') {
        exponent = -exponent;
      }
      text.append(exponent);
    }
    return text.toString();
  }

  private static void assertNumber(String text, float expected) {
    TextCursor cursor = cursor(text);
    assertTrue(cursor.number(), text);
    assertEquals(Float.floatToIntBits(expected), Float.floatToIntBits(cursor.value()), text);
    assertTrue(cursor.atEnd());
  }

  private static TextCursor cursor(String text) {
    return new TextCursor(FileBytes.of(text.getBytes(StandardCharsets.UTF_8)));
  }
}
