package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineWireTest {

  @Test
  void aWorldArrivesBitForBit() throws IOException {
    float[] points = new float[3 * 70_000];
    for (int i = 0; i < points.length; i++) {
      points[i] = i * 0.37f - 1000;
    }
    points[5] = -0.0f;
    points[7] = Float.intBitsToFloat(1);
    int[] corners = new int[3 * 66_000];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = (i * 31) % 70_000;
    }
    EngineWorld world =
        new EngineWorld(
            "physx",
            1 / 60.0,
            9.81,
            0.04,
            false,
            new double[] {0.9, 0.25, 2.25},
            List.of(new EngineBody(points, corners), new EngineBody(new float[0], new int[0])));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    world.write(new DataOutputStream(bytes));
    EngineWorld read = EngineWorld.read(in(bytes.toByteArray()));
    assertEquals("physx", read.setup());
    assertEquals(1 / 60.0, read.step());
    assertEquals(9.81, read.gravity());
    assertEquals(0.04, read.margin());
    assertEquals(false, read.round());
    assertArrayEquals(world.half(), read.half());
    assertEquals(2, read.bodies().size());
    assertArrayEquals(corners, read.bodies().get(0).corners());
    float[] arrived = read.bodies().get(0).points();
    assertEquals(points.length, arrived.length);
    for (int i = 0; i < points.length; i++) {
      assertEquals(Float.floatToRawIntBits(points[i]), Float.floatToRawIntBits(arrived[i]));
    }
  }

  @Test
  void aPassArrives() throws IOException {
    EnginePass pass =
        new EnginePass(
            new double[] {1, 2, 3, 0, 0, 0, 1},
            new double[] {4, -0.0, 6},
            new double[] {1, 3, 11, 3},
            55.5,
            9);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    pass.write(new DataOutputStream(bytes));
    EnginePass read = EnginePass.read(in(bytes.toByteArray()));
    assertArrayEquals(pass.pose(), read.pose());
    assertArrayEquals(pass.velocity(), read.velocity());
    assertArrayEquals(pass.line(), read.line());
    assertEquals(55.5, read.speed());
    assertEquals(9, read.steps());
  }

  @Test
  void aListThatMakesNoSenseOrBreaksOffIsNoAnswer() {
    assertThrows(IOException.class, () -> EngineWire.floats(in(new byte[] {-1, 0, 0, 0})));
    assertThrows(EOFException.class, () -> EngineWire.floats(in(new byte[] {0, 0, 0, 9, 1})));
    assertThrows(EOFException.class, () -> EngineWire.text(in(new byte[] {0, 0, 0, 9, 65})));
  }

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }
}
