package org.trackwalk.assimp.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.io.worker.WorkerProtocol;

/** Lines of Assimp's log as they go over the wire. */
class ImportRemarksTest {

  private static final String MAIN = "/home/ann/tracks/hill climb.blend";

  @Test
  void warningsAndErrorsCountAndOthersDoNot() throws IOException {
    ImportRemarks remarks = begun();
    remarks.logged("Info,  T0: Load it\n");
    remarks.logged("Debug, T0: found\n");
    remarks.logged("Warn,  T0: Couldn't find a handler for modifier: Array\n");
    remarks.logged("Warn,  T3: Couldn't find a handler for modifier: Array\n");
    remarks.logged("Error, T12: odd\r\n\tthing\n");
    remarks.logged("Skipping one or more lines with the same contents\n");
    remarks.logged(null);
    remarks.notOpened("kerb.lwo");
    assertEquals(
        List.of("0 2 Couldn't find a handler for modifier: Array", "0 1 odd thing", "1 1 kerb.lwo"),
        written(remarks));
    remarks.begin(MAIN);
    assertEquals(List.of(), written(remarks));
  }

  @Test
  void foldersAreNobodysBusiness() throws IOException {
    ImportRemarks remarks = begun();
    remarks.logged("Warn,  T0: in " + MAIN + " at 3\n");
    remarks.logged("Warn,  T0: no \"/home/ann/my tracks/kerb.png\" here\n");
    remarks.logged("Warn,  T0: no `C:\\Users\\ann\\kerb.png` here\n");
    remarks.logged("Warn,  T0: 3/4 of it\n");
    assertEquals(
        List.of(
            "0 1 in hill climb.blend at 3",
            "0 1 no \"kerb.png\" here",
            "0 1 no `kerb.png` here",
            "0 1 3/4 of it"),
        written(remarks));
  }

  @Test
  void aFileThatMakesItSayThousandsOfThingsIsCutShort() throws IOException {
    ImportRemarks remarks = begun();
    String tail = "x".repeat(2000);
    for (int i = 0; i < 5000; i++) {
      remarks.logged("Warn,  T0: " + i % 1000 + " " + tail + "\n");
    }
    List<String> written = written(remarks);
    assertEquals(WorkerProtocol.MOST_REMARKS + 1, written.size());
    assertEquals("2 4500 ", written.getLast(), "900 others, five times each");
    assertTrue(written.getFirst().startsWith("0 5 0 xxx"), written.getFirst());
    assertFalse(written.stream().anyMatch(line -> line.length() > 320));
  }

  @Test
  void aLossIsToldBehindHundredsOfTextures() throws IOException {
    ImportRemarks remarks = begun();
    for (int i = 0; i < 500; i++) {
      remarks.logged("Warn,  T0: texture " + i + " is not there\n");
    }
    for (int i = 0; i < 150; i++) {
      remarks.logged("Warn,  T0: Skipping mesh \"texture " + i + "\": broken\n");
    }
    remarks.logged("Warn,  T0: Skipping mesh \"texture 0\": broken\n");
    List<String> written = written(remarks);
    assertEquals(WorkerProtocol.MOST_REMARKS + WorkerProtocol.MOST_LOSSES + 1, written.size());
    assertEquals(
        "0 2 Skipping mesh \"texture 0\": broken", written.get(WorkerProtocol.MOST_REMARKS));
    assertEquals("2 50 ", written.getLast(), "of textures nobody counts more");
    remarks.begin(MAIN);
    assertEquals(List.of(), written(remarks));
  }

  private static ImportRemarks begun() {
    ImportRemarks remarks = new ImportRemarks();
    remarks.begin(MAIN);
    return remarks;
  }

  /** Read again by the page's layout. */
  private static List<String> written(ImportRemarks remarks) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AnswerOutput out = new AnswerOutput(Channels.newChannel(bytes));
    remarks.write(out);
    out.end();
    ByteBuffer in = ByteBuffer.wrap(bytes.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
    List<String> lines = new ArrayList<>();
    for (int left = in.getInt(); left > 0; left--) {
      int kind = in.getInt();
      int times = in.getInt();
      byte[] text = new byte[in.getInt()];
      in.get(text);
      lines.add(kind + " " + times + " " + new String(text, StandardCharsets.UTF_8));
    }
    assertEquals(WorkerProtocol.END, in.getInt());
    return lines;
  }
}
