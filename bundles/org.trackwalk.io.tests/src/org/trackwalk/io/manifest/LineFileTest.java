package org.trackwalk.io.manifest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.assetto.AiBytes;

final class LineFileTest {

  private static final double[] THREE = {0, 0, 0, 1, 0, 0.5, 2, 0, 0};

  @TempDir Path folder;

  @Test
  void theThreeFormsHoldTheSameLine() throws Exception {
    assertArrayEquals(
        THREE, read("a.obj", "v 2 0 0\nv 1 0 .5\nv 0 0 0\nl 3 2 1\nl 1 2\n").points());
    assertArrayEquals(THREE, read("b.obj", "# no l\nv 0 0 0\nv 1 0 .5\nv 2 0 0\n").points());
    assertArrayEquals(THREE, read("c.obj", "v 0 0 0\nv 1 0 .5\nv 2 0 0\nl -3 -2/1 -1\n").points());
    assertArrayEquals(
        THREE, read("a.csv", "s;z;x;y\r\n0;0;0;0\r\n1;.5;1;0\r\n2;0;2;0\r\n").points());
    assertArrayEquals(THREE, read("b.csv", "0,0,0\n1,0,0.5\n\n2,0,0").points());
    assertArrayEquals(THREE, read("a.json", "[[0,0,0],[1,0,0.5],[2,0,0]]").points());
    assertArrayEquals(THREE, read("b.json", "{\"points\": [[0,0,0],[1,0,0.5],[2,0,0]]}").points());
  }

  @Test
  void aLineThatEndsWhereItBeganIsClosed() throws Exception {
    LineFile ring = read("ring.csv", "0,0,0\n1,0,0\n1,0,1\n0,0,0\n");
    assertTrue(ring.closed());
    assertArrayEquals(new double[] {0, 0, 0, 1, 0, 0, 1, 0, 1}, ring.points());
    assertFalse(read("open.csv", "0,0,0\n1,0,0\n1,0,1\n").closed());
    assertArrayEquals(new double[] {1, 0, 1, 1, 0, 0, 0, 0, 0}, ring.reversed().points());
  }

  @Test
  void mistakesHaveTheirLine() {
    assertWrong("a.csv", "x,y,z\n0,0,0\n0,zero,0\n", "line 3");
    assertWrong("a.csv", "x,y,z\n0,0\n", "line 2");
    assertWrong("a.csv", "0,0,NaN\n0,0,1\n", "line 1");
    assertWrong("a.obj", "v 0 0 0\nv 1 0 0\nl 1 3\n", "line 3");
    assertWrong("a.obj", "v 0 0 0\nl 1 -2\n", "line 2");
    assertWrong("a.obj", "v 0 0\n", "line 1");
    assertWrong("a.json", "[[0,0,0],\n[1,0]]", "line 2, column 1");
    assertWrong("a.csv", "0,0,0\n", "");
    assertWrong("a.txt", "0,0,0\n1,1,1\n", "");
  }

  @Test
  void aPointBeyondAllOthersIsNamed() throws Exception {
    assertWrong("a.csv", "0,0,0\n1,0,0\n1,0,1e9\n2,0,1\n", "point 3");
    assertWrong("a.obj", "v 0 0 0\nv -3e30 0 0\n", "point 2");
    assertWrong("a.json", "[[0,0,0],[1,-1e300,0]]", "point 2");
    float[] far = {0, 1, 0, 300, 1, 0, 1e20f, 1, 300};
    Path recorded = Files.write(folder.resolve("a.ai"), AiBytes.line(7, far));
    assertEquals(
        "point 3",
        assertThrows(ImportException.class, () -> LineFile.read(recorded, "a.ai")).place());
    assertEquals(3 * 4, read("mm.csv", "0,0,0\n1e8,0,0\n1e8,0,1e8\n0,0,1e8\n").points().length);
  }

  private void assertWrong(String name, String text, String place) {
    ImportException e = assertThrows(ImportException.class, () -> read(name, text));
    assertEquals(place, e.place(), e.oneLine());
  }

  private LineFile read(String name, String text) throws Exception {
    return LineFile.read(Files.writeString(folder.resolve(name), text), name);
  }

  @Test
  void aRecordedLineOfAssettoCorsaIsRead() throws Exception {
    float[] lap = {0, 1, 0, 300, 1, 0, 300, 1, 300, 0, 1, 40};
    LineFile closed = readBytes("fast_lane.ai", AiBytes.line(7, lap));
    assertArrayEquals(new double[] {0, 1, 0, 300, 1, 0, 300, 1, 300, 0, 1, 40}, closed.points());
    assertTrue(closed.closed(), "the ends are 40 m apart");
    float[] again = {0, 1, 0, 300, 1, 0, 300, 1, 300, 0, 1, 0};
    assertEquals(9, readBytes("fast_lane.ai", AiBytes.line(7, again)).points().length);
    lap[11] = 60;
    assertFalse(
        readBytes("fast_lane.ai", AiBytes.line(7, lap)).closed(), "the ends are 60 m apart");
    assertFalse(
        readBytes("pit_lane.ai", AiBytes.line(7, 0, 0, 0, 20, 0, 0, 40, 0, 0)).closed(),
        "a way of 40 m has near ends and is no lap");
  }

  @Test
  void aRecordedLineThatIsDamagedOrOfAnotherFormIsRefused() throws Exception {
    byte[] good = AiBytes.line(7, 0, 0, 0, 20, 0, 0);
    for (int length = 0; length < 16 + 40; length++) {
      byte[] part = Arrays.copyOf(good, length);
      assertThrows(ImportException.class, () -> readBytes("a.ai", part), length + " bytes");
    }
    byte[] newer = AiBytes.line(8, 0, 0, 0, 20, 0, 0);
    assertThrows(ImportException.class, () -> readBytes("a.ai", newer));
    byte[] nan = AiBytes.line(7, 0, Float.NaN, 0, 20, 0, 0);
    assertThrows(ImportException.class, () -> readBytes("a.ai", nan));
  }

  @Test
  void speedsAreThoseOfTheFile() throws Exception {
    byte[] line = AiBytes.line(7, 0, 0, 0, 200, 0, 0, 400, 0, 0);
    assertNull(readBytes("a.ai", line).speeds(), "zeros are no speeds");
    LineFile driven = readBytes("b.ai", AiBytes.driven(line, 20, 30, 25.5f));
    assertArrayEquals(new double[] {20, 30, 25.5}, driven.speeds());
    assertArrayEquals(new double[] {25.5, 30, 20}, driven.reversed().speeds());
    assertNull(readBytes("c.ai", AiBytes.driven(line, 20, 300, 20)).speeds(), "300 m/s");
    assertNull(readBytes("d.ai", AiBytes.driven(line, 20, Float.NaN, 20)).speeds());
    byte[] other = AiBytes.driven(line, 20, 30, 25);
    other[16 + 60] = 4;
    assertNull(readBytes("e.ai", other).speeds(), "another number of points stands behind them");
    assertNull(readBytes("f.ai", Arrays.copyOf(line, 16 + 60)).speeds(), "nothing does");
  }

  @Test
  void aColumnOfSpeeds() throws Exception {
    LineFile ring = read("ring.csv", "x,y,z,Speed\n0,0,0,10\n1,0,0,20\n1,0,1,30\n0,0,0,10\n");
    assertArrayEquals(new double[] {10, 20, 30}, ring.speeds());
    assertNull(read("a.csv", "x,y,z,speed\n0,0,0,10\n1,0,0,\n").speeds());
    assertNull(read("b.csv", "x,y,z,speed\n0,0,0,10\n1,0,0,-3\n").speeds());
    assertNull(read("c.csv", "x,y,z\n0,0,0\n1,0,0\n").speeds());
  }

  @Test
  void roomToTheSidesIsThatOfTheFile() throws Exception {
    byte[] line = AiBytes.line(7, 0, 0, 0, 200, 0, 0, 400, 0, 0);
    assertNull(readBytes("a.ai", line).sides(), "zeros are no road");
    LineFile wide = readBytes("b.ai", AiBytes.wide(line, 4, 5, 0, 6.5f, 3, 2));
    assertArrayEquals(new double[] {4, 5, 0, 6.5, 3, 2}, wide.sides());
    assertArrayEquals(new double[] {2, 3, 6.5, 0, 5, 4}, wide.reversed().sides());
    assertNull(readBytes("c.ai", AiBytes.wide(line, 4, 5, -1, 6, 3, 2)).sides());
    assertNull(readBytes("d.ai", AiBytes.wide(line, 4, 5, 1e6f, 6, 3, 2)).sides());
    assertNull(readBytes("e.ai", AiBytes.wide(line, Float.NaN, 5, 1, 6, 3, 2)).sides());
    String rows = "0,0,0,4,5\n200,0,0,0,6.5\n400,0,0,3,2\n";
    assertArrayEquals(wide.sides(), read("a.csv", "x,y,z,left,Right\n" + rows).sides());
    assertNull(read("b.csv", "x,y,z,left,other\n" + rows).sides());
    assertNull(read("c.csv", "x,y,z,left,right\n0,0,0,-1,2\n1,0,0,1,2\n").sides());
    LineFile ring = read("d.csv", "x,y,z,left,right\n0,0,0,1,2\n9,0,0,3,4\n0,0,9,5,6\n0,0,0,1,2\n");
    assertArrayEquals(new double[] {1, 2, 3, 4, 5, 6}, ring.sides());
  }

  private LineFile readBytes(String name, byte[] bytes) throws Exception {
    return LineFile.read(Files.write(folder.resolve(name), bytes), name);
  }
}
