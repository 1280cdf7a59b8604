package org.trackwalk.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelledTextTest {

  @ParameterizedTest
  @ValueSource(strings = {"car\r\n::notice::x", "car\n::notice::x", "car\r::notice::x"})
  void noTextOfAFileBeginsALine(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LabelledText(new PrintStream(out, true, StandardCharsets.UTF_8)).line("margin", text);
    String shown = out.toString(StandardCharsets.UTF_8);
    assertEquals(1, shown.lines().count(), shown);
    assertTrue(shown.endsWith("::notice::x\n") && !shown.contains("\r"), shown);
  }
}
