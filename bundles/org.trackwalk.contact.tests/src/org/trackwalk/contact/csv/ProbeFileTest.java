package org.trackwalk.contact.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

class ProbeFileTest {

  private static Spheres read(String text) throws IOException, ProbeFileException {
    return ProbeFile.read(new StringReader(text), Frame.LEVEL);
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
    Spheres s = ProbeFile.read(new StringReader("x,y,z,radius\n100,200,300,50\n"), frame);
    assertEquals(1, s.x(0));
    assertEquals(3, s.y(0));
    assertEquals(-2, s.z(0));
    assertEquals(0.5, s.radius(0));
  }

  @Test
  void errorsNameTheLine() {
    refused("", 1, "no header");
    refused("\n\n", 2, "no header");
    refused("1,2,3,4\n", 1, "unknown column");
    refused("x,y,z\n", 1, "radius is missing");
    refused("x,y,z,x,radius\n", 1, "x comes twice");
    refused("x,y,z,hx,hy,hz,qx,qy,qz,qw\n", 1, "probes are spheres");
    refused("x,y,z,radius\n1,2,3,1\n1,2,3\n", 3, "has 3 numbers");
    refused("x,y,z,radius\n1,2,3,1,\n", 2, "has 5 numbers");
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
        assertThrows(ProbeFileException.class, () -> ProbeFile.read(file, Frame.LEVEL));
    assertTrue(e.getMessage().contains("UTF-8"));
  }
}
