package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.packed.BoxBatch;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.PlacedShapes;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** On real tracks, too, the packed path has the reference's contacts, every number to the bit. */
class PackedTracksTest {

  private static final int PROBES = 150;
  private static final int MOST_TRIANGLES = 100_000;

  private int levels;
  private long contacts;

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    files.add(
        Path.of(System.getProperty("trackwalk.root", "../.."))
            .resolve("examples/circuit/circuit.obj"));
    if (SharedData.folder().isPresent()) {
      try (Stream<Path> all = Files.walk(SharedData.folder().get().resolve("data/tracks"))) {
        all.filter(f -> f.toString().matches(".*\\.(obj|acc|ac|glb)")).sorted().forEach(files::add);
      }
    }
    return files;
  }

  @Test
  void samplesOfEveryTrack() throws IOException {
    for (Path file : files()) {
      List<LevelSource> sources =
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none());
      if (sources.size() != 1 || sources.get(0).status() != LevelSource.Status.FOUND) {
        continue;
      }
      try {
        WeldedSurface surface =
            ExactWeld.weld(sources.get(0).load(Progress.none()).pieces(), 1, Progress.none());
        if (surface.triangleCount() > 0 && surface.triangleCount() <= MOST_TRIANGLES) {
          compare(file.getFileName().toString(), surface);
          levels++;
        }
      } catch (ImportException e) {
        // not every file of the folder is sound
      }
    }
    assertTrue(levels >= 1 && contacts > 100, levels + " levels, " + contacts + " contacts");
  }

  /** Spheres as large as the triangles they are put over. */
  private static Spheres spheres(WeldedSurface surface) {
    Random random = new Random(5);
    float[] p = surface.positions();
    double[] numbers = new double[4 * PROBES];
    for (int i = 0; i < PROBES; i++) {
      int t = 3 * random.nextInt(surface.triangleCount());
      int a = 3 * surface.triangles()[t];
      int b = 3 * surface.triangles()[t + 1];
      int c = 3 * surface.triangles()[t + 2];
      double s = random.nextDouble();
      double r = random.nextDouble() * (1 - s);
      double size = 1e-3;
      for (int k = 0; k < 3; k++) {
        numbers[4 * i + k] = p[a + k] + s * (p[b + k] - p[a + k]) + r * (p[c + k] - p[a + k]);
        size = Math.max(size, Math.abs(p[b + k] - p[a + k]));
      }
      double radius = size * (0.2 + 0.5 * random.nextDouble());
      numbers[4 * i + 1] += 0.97 * radius;
      numbers[4 * i + 3] = radius;
    }
    return Spheres.of(numbers);
  }

  private void compare(String file, WeldedSurface surface) {
    ProbeScene scene = ProbeScene.of(surface, 1, Progress.none());
    Spheres probes = spheres(surface);
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    SphereContacts batch = new SphereContacts();
    for (String id : List.of("voided-welded", "voided-sorted")) {
      ContactMethod method = MethodList.find(id).orElseThrow();
      PackedScene packed = PackedScene.of(scene, method.identity(), 1, Progress.none());
      new SphereBatch(packed).run(probes, 0, PROBES, 0.02, ProbeOrder.BY_PLACE, batch);
      for (int i = 0; i < PROBES; i++) {
        double x = probes.x(i);
        double y = probes.y(i);
        double z = probes.z(i);
        query.contacts(x, y, z, probes.radius(i), 0.02, method, buffer);
        List<String> expected = text(buffer);
        batch.copy(i, x, y, z, buffer);
        assertEquals(expected, text(buffer), file + ", " + id + ", sphere " + i);
        contacts += expected.size();
      }
      if (id.equals(MethodList.reference().id())) {
        compareBoxes(file, packed, boxes(probes));
      }
    }
  }

  /** Boxes that just hold the spheres, turned at random. */
  private static PlacedShapes boxes(Spheres spheres) {
    Random random = new Random(6);
    List<Probe> boxes = new ArrayList<>();
    for (int i = 0; i < spheres.size(); i++) {
      double r = spheres.radius(i);
      double tilt = i % 2 == 0 ? 0.02 : 1;
      boxes.add(
          new Probe(
              new Box(r, r, r),
              Pose.of(
                  spheres.x(i),
                  spheres.y(i),
                  spheres.z(i),
                  tilt * random.nextGaussian(),
                  random.nextGaussian(),
                  tilt * random.nextGaussian(),
                  random.nextGaussian())));
    }
    return new PlacedShapes(boxes);
  }

  private void compareBoxes(String file, PackedScene packed, PlacedShapes boxes) {
    ContactQuery query = new ContactQuery(packed.scene());
    ContactBuffer buffer = new ContactBuffer();
    SphereContacts batch = new SphereContacts();
    new BoxBatch(packed).run(boxes, 0, boxes.size(), 0.02, batch);
    for (int i = 0; i < boxes.size(); i++) {
      query.contacts(boxes.get(i), 0.02, MethodList.reference(), buffer);
      List<String> expected = text(buffer);
      Pose at = boxes.get(i).pose();
      batch.copy(i, at.x(), at.y(), at.z(), buffer);
      assertEquals(expected, text(buffer), file + ", box " + i);
      contacts += expected.size();
    }
  }

  private static List<String> text(ContactBuffer b) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < b.size(); i++) {
      StringBuilder line = new StringBuilder().append(b.triangle(i)).append(b.featureCode(i));
      for (int axis = 0; axis < 3; axis++) {
        line.append(' ').append(b.point(i, axis)).append(' ').append(b.normal(i, axis));
      }
      lines.add(line.append(' ').append(b.separation(i)).append(b.distance(i)).toString());
    }
    return lines;
  }
}
