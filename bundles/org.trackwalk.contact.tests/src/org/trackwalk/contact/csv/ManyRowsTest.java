package org.trackwalk.contact.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** More rows than a first guess of their number holds, in the order and the unit that is said. */
class ManyRowsTest {

  private static final int TRIANGLES = 200;

  /** A strip along x, a triangle each quarter of a metre. */
  private static ProbeScene strip() {
    float[] corners = new float[3 * (TRIANGLES + 2)];
    int[] triangles = new int[3 * TRIANGLES];
    for (int i = 0; i < TRIANGLES + 2; i++) {
      corners[3 * i] = i / 4f;
      corners[3 * i + 2] = i % 2;
    }
    for (int t = 0; t < TRIANGLES; t++) {
      triangles[3 * t] = t;
      triangles[3 * t + 1] = t + 1 + t % 2;
      triangles[3 * t + 2] = t + 2 - t % 2;
    }
    Piece piece = Piece.named("strip", "t.obj").mesh(corners, triangles).build();
    return ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
  }

  private static List<String[]> rows(Frame frame, boolean offset, ContactBuffer... contacts)
      throws IOException {
    StringBuilder out = new StringBuilder();
    ContactCsv csv = new ContactCsv(out, strip(), frame, offset);
    for (int i = 0; i < contacts.length; i++) {
      csv.write(i, contacts[i]);
    }
    List<String[]> rows = new ArrayList<>();
    out.toString().lines().skip(1).forEach(line -> rows.add(line.split(",", -1)));
    return rows;
  }

  /** By the separation that is printed, then by triangle; numbers come from few, so many tie. */
  @Test
  void rowsChangePlacesUntilTheyAreInOrder() throws IOException {
    SplittableRandom random = new SplittableRandom(27);
    ContactBuffer[] probes = new ContactBuffer[12];
    List<List<double[]>> expected = new ArrayList<>();
    for (int p = 0; p < probes.length; p++) {
      probes[p] = new ContactBuffer();
      List<double[]> rows = new ArrayList<>();
      int count = random.nextInt(p < 6 ? 6 : TRIANGLES);
      for (int i = 0; i < count; i++) {
        int triangle = random.nextInt(TRIANGLES);
        double separation = (random.nextInt(20) - 10) / 8.0;
        probes[p].add(triangle, 0, 0, 0, 0, 0, 1, 0, separation, i);
        rows.add(new double[] {triangle, separation});
      }
      rows.sort(Comparator.<double[]>comparingDouble(r -> r[1]).thenComparingDouble(r -> r[0]));
      expected.add(rows);
    }
    List<String[]> written = rows(Frame.LEVEL, false, probes);
    int at = 0;
    for (int p = 0; p < probes.length; p++) {
      for (double[] row : expected.get(p)) {
        String[] cells = written.get(at++);
        assertEquals(p, Integer.parseInt(cells[0]));
        assertEquals(row[1], Double.parseDouble(cells[10]));
        assertEquals(row[0], Integer.parseInt(cells[2]));
      }
    }
    assertEquals(at, written.size());
  }

  /** |(p - c) x n|, in the unit of the numbers. */
  @Test
  void theOffsetIsALengthOfTheFrame() throws IOException {
    SplittableRandom random = new SplittableRandom(28);
    for (LengthUnit unit : LengthUnit.values()) {
      double[] c = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
      double[] p = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
      double[] n = {0.48, 0.6, 0.64};
      ContactBuffer contacts = new ContactBuffer();
      contacts.startAt(c[0], c[1], c[2]);
      contacts.add(3, 0, p[0], p[1], p[2], n[0], n[1], n[2], -0.5, 0.5);
      double x = (p[1] - c[1]) * n[2] - (p[2] - c[2]) * n[1];
      double y = (p[2] - c[2]) * n[0] - (p[0] - c[0]) * n[2];
      double z = (p[0] - c[0]) * n[1] - (p[1] - c[1]) * n[0];
      double metres = Math.sqrt(x * x + y * y + z * z);
      String[] cells = rows(Frame.of(UpAxis.Y, unit), true, contacts).get(0);
      assertEquals(12, cells.length);
      assertEquals(-0.5 / unit.metres(), Double.parseDouble(cells[10]), 1e-12 / unit.metres());
      assertEquals(metres / unit.metres(), Double.parseDouble(cells[11]), 1e-12 / unit.metres());
    }
  }

  @Test
  void eachOfThousandSpheresIsRead() throws Exception {
    SplittableRandom random = new SplittableRandom(29);
    double[] numbers = new double[4000];
    StringBuilder text = new StringBuilder("x,y,z,radius\n");
    for (int i = 0; i < 4000; i++) {
      numbers[i] = (1 + random.nextInt(1 << 20)) / 1024.0;
      text.append(numbers[i]).append(i % 4 == 3 ? '\n' : ',');
    }
    Spheres spheres =
        (Spheres) ProbeFile.read(new StringReader(text.toString()), Frame.LEVEL, null);
    assertEquals(1000, spheres.size());
    for (int i = 0; i < 1000; i++) {
      assertEquals(numbers[4 * i], spheres.x(i));
      assertEquals(numbers[4 * i + 1], spheres.y(i));
      assertEquals(numbers[4 * i + 2], spheres.z(i));
      assertEquals(numbers[4 * i + 3], spheres.radius(i));
    }
  }

  /** Whoever is told which headers there are can type one of them. */
  @Test
  void theHeadersOfTheMessageAreOnes() throws Exception {
    ProbeFileException e =
        assertThrows(
            ProbeFileException.class,
            () -> ProbeFile.read(new StringReader("a\n"), Frame.LEVEL, null));
    String told = e.getMessage();
    String[] headers = told.substring(told.indexOf("one of ") + 7).split("; ");
    assertEquals(5, headers.length, told);
    String[] kinds = {"spheres", "boxes", "capsules", "wheels", "hulls"};
    for (int i = 0; i < 5; i++) {
      String columns = headers[i].substring(0, headers[i].indexOf(" ("));
      assertEquals(columns + " (" + kinds[i] + ")", headers[i]);
      String row = columns.replaceAll("[a-zA-Z]+", "1");
      assertNotNull(
          ProbeFile.read(
                  new StringReader(columns + "\n" + row),
                  Frame.LEVEL,
                  i == 4 ? new Box(1, 1, 1) : null)
              .get(0));
    }
  }
}
