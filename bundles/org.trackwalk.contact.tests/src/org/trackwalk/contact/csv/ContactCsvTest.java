package org.trackwalk.contact.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.bench.ContactBench;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

class ContactCsvTest {

  private static final String HEADER =
      "probe,piece,triangle,feature,px,py,pz,nx,ny,nz,separation\n";

  private static ProbeScene scene(Frame frame, float... positions) {
    return scene("road, \"old\"", frame, positions);
  }

  private static ProbeScene scene(String name, Frame frame, float... positions) {
    Piece piece =
        Piece.named(name, "t.obj")
            .frame(frame)
            .mesh(positions, new int[] {0, 1, 2, 2, 1, 3})
            .build();
    return ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
  }

  private static String csv(ProbeScene scene, Frame frame, String method, double... spheres)
      throws IOException {
    StringBuilder out = new StringBuilder();
    ContactCsv csv = new ContactCsv(out, scene, frame, false);
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    Spheres probes = Spheres.of(spheres);
    for (int i = 0; i < probes.size(); i++) {
      query.contacts(
          probes.x(i),
          probes.y(i),
          probes.z(i),
          probes.radius(i),
          0.25,
          MethodList.find(method).orElseThrow(),
          buffer);
      csv.write(i, buffer);
    }
    return out.toString();
  }

  private static ProbeScene quad() {
    return scene(Frame.LEVEL, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 4);
  }

  @Test
  void rowsByProbeSeparationAndGeometryKey() throws IOException {
    // over the middle of the diagonal both triangles have the same edge and separation
    assertEquals(
        HEADER
            + "0,\"road, \"\"old\"\"\",0,edge,2,-0.5,2,0,1,0,-0.5\n"
            + "0,\"road, \"\"old\"\"\",1,edge,2,-0.5,2,0,1,0,-0.5\n"
            + "2,\"road, \"\"old\"\"\",0,face,1,0.25,1,0,1,0,0.25\n",
        csv(quad(), Frame.LEVEL, "closest-point", 2, 0.5, 2, 1, 9, 9, 9, 1, 1, 0.75, 1, 0.5));
  }

  /** As RFC 4180 has it: quotes around what has a comma or a quote in it, and quotes doubled. */
  @Test
  void aNameIsQuotedWhenItMustBe() throws IOException {
    List<String> names = List.of("road", "a,b", "a\"b");
    List<String> fields = List.of("road", "\"a,b\"", "\"a\"\"b\"");
    for (int i = 0; i < names.size(); i++) {
      ProbeScene scene = scene(names.get(i), Frame.LEVEL, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 4);
      assertEquals(
          HEADER + "0," + fields.get(i) + ",0,face,1,-0.5,1,0,1,0,-0.5\n",
          csv(scene, Frame.LEVEL, "voided-welded", 1, 0.5, 1, 1),
          names.get(i));
    }
  }

  @Test
  void framesAxesAndUnitsAreWritten() throws IOException {
    // Z up, centimetres: the same quad, 4 m = 400 cm; y of the file is -z of the level
    Frame frame = Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE);
    ProbeScene scene = scene(frame, 0, 0, 0, 0, -400, 0, 400, 0, 0, 400, -400, 0);
    assertEquals(
        HEADER + "0,\"road, \"\"old\"\"\",0,face,100,-100,-50,0,0,1,-50\n",
        csv(scene, frame, "voided-welded", 1, 0.5, 1, 1));
  }

  @Test
  void numbersAreTheShortestTextThatReadsBack() {
    assertEquals("0", NumberText.of(-0.0));
    assertEquals("1", NumberText.of(1));
    assertEquals("-0.1", NumberText.of(-0.1));
    assertEquals("1e-5", NumberText.of(0.00001));
    assertEquals("1.5e10", NumberText.of(1.5e10));
    assertEquals("0.002", NumberText.of(0.002));
    Random random = new Random(1);
    for (int i = 0; i < 100_000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        assertEquals(value, Double.parseDouble(NumberText.of(value)));
      }
    }
  }

  @Test
  void benchCountsWhatItMeasures() {
    Spheres probes = Spheres.of(1, 0.5, 1, 1, 3, 0.5, 3, 1, 9, 9, 9, 1);
    ContactBench.Result result =
        ContactBench.run(
            quad(), probes, 0.25, MethodList.reference(), PointLimit.FOUR, Progress.none());
    assertEquals(3, result.probes());
    assertEquals(2, result.contacts());
    assertEquals(true, result.slowest() > 0 && result.slowest() <= result.median());
    assertEquals(true, result.median() <= result.fastest());
  }
}
