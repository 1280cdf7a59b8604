package org.trackwalk.contact.csv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

class ProbeFileTest {

  private static Probes probes(String text) throws IOException, ProbeFileException {
    return ProbeFile.read(new StringReader(text), Frame.LEVEL, null);
  }

  private static Spheres read(String text) throws IOException, ProbeFileException {
    return (Spheres) probes(text);
  }

  private static void refused(String text, int line, String part) {
    ProbeFileException e = assertThrows(ProbeFileException.class, () -> read(text));
    assertEquals(line, e.line(), e.getMessage());
    assertTrue(e.getMessage().startsWith("line " + line + ": "), e.getMessage());
    assertTrue(e.getMessage().contains(part), e.getMessage());
  }

  @Test
  void readsProbesInTheOrderOfTheFile() throws Exception {
    Spheres s = read("x,y,z,radius\n1,2,3,0.35\n-1.5e2,0,.25,1\n");
    assertEquals(2, s.size());
    assertEquals(-150, s.x(1));
    assertEquals(0.25, s.z(1));
    assertEquals(0.35, s.radius(0));
  }

  @Test
  void columnsMayStandInAnyOrderWithSpacesBlankLinesAndReturns() throws Exception {
    Spheres s = read("\uFEFF Radius, z ,y,x\r\n\r\n 0.5 , 3, 2 ,1\r\n");
    assertEquals(1, s.x(0));
    assertEquals(3, s.z(0));
    assertEquals(0.5, s.radius(0));
  }

  @Test
  void coordinatesOfFloatLengthBecomeTheFloatOfTheMesh() throws Exception {
    Spheres s = read("x,y,z,radius\n0.1,123456.789,0.10000000149,0.1\n");
    assertEquals((double) 0.1f, s.x(0));
    assertEquals((double) 123456.789f, s.y(0));
    assertEquals(0.10000000149, s.z(0));
    assertEquals(0.1, s.radius(0));
  }

  @Test
  void frameTurnsAxesAndUnits() throws Exception {
    Frame frame = Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE);
    Spheres s =
        (Spheres) ProbeFile.read(new StringReader("x,y,z,radius\n100,200,300,50\n"), frame, null);
    assertEquals(1, s.x(0));
    assertEquals(3, s.y(0));
    assertEquals(-2, s.z(0));
    assertEquals(0.5, s.radius(0));
  }

  @Test
  void columnsSayWhatTheProbesAre() throws Exception {
    Probe box = probes("x,y,z,hx,hy,hz,qx,qy,qz,qw\n1,2,3,.5,.25,1,0,0,0,1\n").get(0);
    assertEquals(new Box(0.5, 0.25, 1), box.shape());
    assertEquals(2, box.pose().y());
    assertEquals(1, box.pose().rotation(2, 2));
    Probe capsule = probes("x,y,z,radius,halfHeight\n1,2,3,0.5,2\n").get(0);
    assertEquals(new Capsule(0.5, 2), capsule.shape());
    Probe wheel = probes("halfwidth,RADIUS,x,y,z\n0.1,0.3,1,2,3\n").get(0);
    assertEquals(new Cylinder(0.3, 0.1), wheel.shape());
  }

  @Test
  void probesThatAreAlikeShareTheirShape() throws Exception {
    Probes two = probes("x,y,z,hx,hy,hz\n0,0,0,1,2,3\n9,9,9,1,2,3\n");
    assertSame(two.get(0).shape(), two.get(1).shape());
  }

  /**
   * In a file with Z up, a box's hz is along the level's y; a turn about the file's z stays one.
   */
  @Test
  void shapesStandInTheAxesOfTheFile() throws Exception {
    Frame frame = Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE);
    String half = "0.7071067811865476";
    String text = "x,y,z,hx,hy,hz,qx,qy,qz,qw\n100,200,300,50,20,10,0,0," + half + "," + half;
    Probe box = ProbeFile.read(new StringReader(text), frame, null).get(0);
    assertEquals(new Box(0.5, 0.2, 0.1), box.shape());
    double[] out = new double[3];
    box.pose().directionToLevel(0, 0, 1, out);
    assertArrayEquals(new double[] {0, 1, 0}, out, 1e-15, "own z is up");
    box.pose().directionToLevel(1, 0, 0, out);
    assertArrayEquals(new double[] {0, 0, -1}, out, 1e-15, "own x is the file's y");
    assertEquals(-2, box.pose().z());
  }

  @Test
  void aHullTakesPlacesOnly() throws Exception {
    Box hull = new Box(1, 1, 1);
    Probes placed = ProbeFile.read(new StringReader("x,y,z\n1,2,3\n"), Frame.LEVEL, hull);
    assertSame(hull, placed.get(0).shape());
    ProbeFileException e =
        assertThrows(
            ProbeFileException.class,
            () -> ProbeFile.read(new StringReader("x,y,z,radius\n"), Frame.LEVEL, hull));
    assertTrue(e.getMessage().contains("a shape is given"), e.getMessage());
  }

  @Test
  void errorsNameTheLine() {
    refused("", 1, "no header");
    refused("\n\n", 2, "no header");
    refused("1,2,3,4\n", 1, "unknown column");
    refused("x,z,radius\n", 1, "y is missing");
    refused("x,y,z\n", 1, "no column says how large");
    refused("x,y,z,radius,hx\n", 1, "describe no probe");
    refused("x,y,z,radius,qx,qy,qz,qw\n", 1, "cannot be turned");
    refused("x,y,z,hx,hy,hz,qx,qy,qw\n", 1, "qz is missing");
    refused("x,y,z,hx,hy,hz,qx,qy,qz,qw\n1,2,3,1,1,1,0,0,0,0\n", 2, "not zero");
    refused("x,y,z,hx,hy,hz\n1,2,3,1,0,1\n", 2, "hy must be above zero");
    refused("x,y,z,x,radius\n", 1, "x comes twice");
    refused("x,y,z,radius\n1,2,3,1\n1,2,3\n", 3, "has 3 values");
    refused("x,y,z,radius\n1,2,3,1,\n", 2, "has 5 values");
    refused("x,y,z,radius\n1,two,3,1\n", 2, "y is not a finite number: \"two\"");
    refused("x,y,z,radius\n1,2,NaN,1\n", 2, "z is not");
    refused("x,y,z,radius\n1e999,2,3,1\n", 2, "x is not");
    refused("x,y,z,radius\n1,2,0x1p3,1\n", 2, "z is not");
    refused("x,y,z,radius\n1,2,3d,1\n", 2, "z is not");
    refused("x,y,z,radius\n1,2,1-2,1\n", 2, "z is not");
    refused("x,y,z,radius\n1,2,,1\n", 2, "z is not");
    refused("x,y,z,radius\n1,2,3,0\n", 2, "radius must be above zero");
    refused("x,y,z,radius\n1,2,3,-1\n", 2, "radius must be above zero");
  }

  @Test
  void bytesThatAreNoTextAreRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("probes.csv");
    Files.write(file, new byte[] {'x', ',', (byte) 0xC3, (byte) 0x28, '\n'});
    ProbeFileException e =
        assertThrows(ProbeFileException.class, () -> ProbeFile.read(file, Frame.LEVEL, null));
    assertTrue(e.getMessage().contains("UTF-8"));
  }

  /** Wherever such a byte stands, its own line is named, not one of which it was read together. */
  @Test
  void theLineOfABadByteIsNamed(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("probes.csv");
    for (int bad : new int[] {0, 1, 2, 7, 3000, 9999}) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 10_000; i++) {
        String row = i == 0 ? "x,y,z,radius" : "1,2,3,1";
        text.append(i == bad ? row + '\u00FF' : row).append('\n');
      }
      Files.write(file, text.toString().getBytes(StandardCharsets.ISO_8859_1));
      ProbeFileException e =
          assertThrows(ProbeFileException.class, () -> ProbeFile.read(file, Frame.LEVEL, null));
      assertEquals(bad + 1, e.line());
      assertTrue(e.getMessage().contains("UTF-8"), e.getMessage());
    }
  }

  /** What an editor puts before the text, and blanks that are not ASCII. */
  @Test
  void aFileMayBeginWithAMarkAndHoldUnicode(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("probes.csv");
    Files.writeString(file, "\uFEFFx,y,z,radius\n1,2,3,\u20030.5\u2003\n");
    Spheres spheres = (Spheres) ProbeFile.read(file, Frame.LEVEL, null);
    assertEquals(1, spheres.size());
    assertEquals(0.5, spheres.radius(0));
  }

  /** A device has no lines: the first one never ends. */
  @Test
  void aLineWithoutEndIsRefused() {
    refused("x,y,z,radius\n1,2,3," + "0".repeat(1 << 17) + "\n", 2, "without an end of line");
  }

  @Test
  void linesEndAnyWay() throws Exception {
    Probes probes = probes("x,y,z,radius\r1,2,3,1\r\n\r\n4,5,6,1\n7,8,9,1");
    assertEquals(3, probes.size());
    assertEquals(7, probes.get(2).pose().x());
  }
}
