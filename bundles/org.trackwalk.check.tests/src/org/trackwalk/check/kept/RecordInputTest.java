package org.trackwalk.check.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.model.report.ToldFindings;

/** Values that nobody writes are refused as broken, also where their file's digest is right. */
class RecordInputTest {

  private static final double[] PLACEMENT = {1, 0, 0, 12.5, 0, 1, 0, -3, 0, 0, 1, 700};

  private static final int MARK = 123_456_789;
  private static final double[] NOTHING = {};

  private static byte[] written() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new RecordOutput(out).write(Frame.of(PLACEMENT, UpAxis.Z, LengthUnit.METRE));
    return out.toByteArray();
  }

  private static Frame read(byte[] bytes) throws IOException {
    return new RecordInput(new ByteArrayInputStream(bytes), bytes.length).read(Frame.class);
  }

  @Test
  void aPlacementComesBack() throws IOException {
    assertEquals(Frame.of(PLACEMENT, UpAxis.Z, LengthUnit.METRE), read(written()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void aPlacementThatIsNoNumberIsBroken(double odd) throws IOException {
    for (int number = 0; number < PLACEMENT.length; number++) {
      byte[] bytes = written();
      ByteBuffer.wrap(bytes).putDouble(first(bytes) + Double.BYTES * number, odd);
      assertEquals(
          "it is broken: number " + (number + 1) + " of the placement is not finite",
          assertThrows(IOException.class, () -> read(bytes)).getMessage());
    }
  }

  /** What a constructor refuses is told with its words and its place. */
  @Test
  void whatARecordRefusesIsToldWithItsPlace() throws IOException {
    List<MeshParts> parts = List.of(new MeshParts("a", 1, 2, 0), new MeshParts("b", 3, MARK, 0));
    ToldFindings told = new ToldFindings(List.of(), List.of(), Map.of("seam.gap", MARK));
    Facts facts = new Facts(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, NOTHING, 1, 1, 1, null, parts);
    assertEquals(
        "it is broken: pieceParts[1]: a count is not -5", refused(facts, Facts.class, MARK, -5));
    assertEquals("it is broken: a count is not -1", refused(told, ToldFindings.class, MARK, -1));
  }

  private static <T extends Record> String refused(T record, Class<T> type, int was, int is)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new RecordOutput(out).write(record);
    byte[] bytes = out.toByteArray();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int at = 0;
    while (in.getInt(at) != was) {
      at++;
    }
    in.putInt(at, is);
    RecordInput odd = new RecordInput(new ByteArrayInputStream(bytes), bytes.length);
    return assertThrows(IOException.class, () -> odd.read(type)).getMessage();
  }

  /** Where the first number of the placement stands. */
  private static int first(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int at = 0;
    while (in.getDouble(at) != PLACEMENT[0] || in.getDouble(at + 3 * Double.BYTES) != 12.5) {
      at++;
    }
    return at;
  }
}
