package org.trackwalk.eclipse.viewer.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.joml.Vector3d;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.contact.csv.ProbeFile;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.packed.ShapeSweep;
import org.trackwalk.contact.packed.SphereSweep;
import org.trackwalk.contact.query.Contact;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * A probe is placed and dragged with the mouse; its contacts are those that the command line
 * computes from the same file, to the last bit.
 */
class ProbeDeskTest {

  private static final double STEP = 0.03;

  @TempDir private Path folder;

  private EditorBench bench;
  private LevelEditor editor;
  private Stage3D stage;
  private ProbeDesk desk;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("probe").with("road.obj", StepLevel.obj(STEP));
    editor = bench.open("road.obj");
    stage = (Stage3D) bench.stage();
    desk = editor.getAdapter(ProbeDesk.class);
    EditorBench.pump(() -> bench.state().probes().isPresent());
    EditorBench.pump(() -> stage.control().getSize().x > 50);
    editor.flyTo(StepLevel.LENGTH, 0, 4, 4);
    EditorBench.pump(() -> !stage.eye().flying());
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  private int[] pixel(double x, double y, double z) {
    double[] at = new double[3];
    assertTrue(stage.projection().project(x, y, z, at));
    return new int[] {(int) Math.round(at[0]), (int) Math.round(at[1])};
  }

  private void mouse(int type, int[] at) {
    mouse(type, at, 0);
  }

  private void mouse(int type, int[] at, int held) {
    Event event = new Event();
    event.stateMask = held;
    event.type = type;
    event.button = type == SWT.MouseMove ? 0 : 1;
    event.x = at[0];
    event.y = at[1];
    stage.control().notifyListeners(type, event);
  }

  private void key(char key) {
    Event event = new Event();
    event.type = SWT.KeyDown;
    event.character = key;
    event.keyCode = key;
    stage.control().notifyListeners(SWT.KeyDown, event);
  }

  private void place(char key, double x, double y, double z) {
    mouse(SWT.MouseMove, pixel(x, y, z));
    key(key);
    assertTrue(desk.explanation().isPresent());
  }

  /** Takes hold of the probe's foot and drags it so many pixels. */
  private void drag(int dx, int dy) {
    Vector3d foot = desk.place().orElseThrow().foot();
    int[] at = pixel(foot.x, foot.y, foot.z);
    mouse(SWT.MouseDown, at);
    for (int i = 1; i <= 4; i++) {
      mouse(SWT.MouseMove, new int[] {at[0] + i * dx / 4, at[1] + i * dy / 4}, SWT.BUTTON1);
    }
    mouse(SWT.MouseUp, new int[] {at[0] + dx, at[1] + dy}, SWT.BUTTON1);
  }

  @Test
  void aSphereBeforeAStepTouchesTheRoadAndTheStepsEdge() throws Exception {
    place('p', StepLevel.LENGTH - 0.1, 0, 4.3);
    Explanation explanation = desk.explanation().orElseThrow();
    assertTrue(
        explanation.contacts().stream()
            .anyMatch(v -> v.piece().equals("road_2") && v.contact().separation() < 0));
    assertSameAsTheCommandLine("x,y,z,radius\n");
    drag(120, 40);
    Vector3d foot = desk.place().orElseThrow().foot();
    assertTrue(foot.distance(StepLevel.LENGTH - 0.1, 0, 4.3) > 0.2, "it was dragged: " + foot);
    assertSameAsTheCommandLine("x,y,z,radius\n");
  }

  @Test
  void aBoxHasTheSameContactsForEachMethod() throws Exception {
    place('b', StepLevel.LENGTH - 0.2, 0, 4.3);
    for (ContactMethod method : MethodList.all()) {
      if (method.takesShapes()) {
        ProbeSetup s = desk.setup();
        desk.setup(
            new ProbeSetup(
                s.kind(), s.radius(), 0.6, 0.4, 0.8, 0, method, s.contactDistance(), null));
        assertSameAsTheCommandLine("x,y,z,hx,hy,hz,qx,qy,qz,qw\n");
      }
    }
  }

  @Test
  void capsulesAndWheelsHaveTheSameContactsAsOnTheCommandLine() throws Exception {
    place('b', StepLevel.LENGTH - 0.2, 0, 4.3);
    desk.setup(desk.setup().as(ProbeSetup.Kind.CAPSULE));
    assertSameAsTheCommandLine("x,y,z,radius,halfHeight,qx,qy,qz,qw\n");
    desk.setup(desk.setup().as(ProbeSetup.Kind.WHEEL));
    assertSameAsTheCommandLine("x,y,z,radius,halfWidth,qx,qy,qz,qw\n");
  }

  @Test
  void theViewListsEachTriangleNearTheProbeAndWhy() throws Exception {
    place('p', StepLevel.LENGTH - 0.1, 0, 4.3);
    IWorkbenchPage page = EditorBench.page();
    ProbeView view = (ProbeView) page.showView(ProbeView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
    List<Verdict> verdicts = desk.explanation().orElseThrow().verdicts();
    assertEquals(verdicts.size(), view.table().getItemCount());
    assertEquals("Contact", view.table().getItem(0).getText(0));
    assertFalse(view.table().getItem(0).getText(5).isBlank());
    key(SWT.ESC);
    assertTrue(desk.explanation().isEmpty());
    assertEquals(0, view.table().getItemCount());
    page.hideView(view);
  }

  /** Reads the level and the probe from text again, as the command {@code contacts} does. */
  private void assertSameAsTheCommandLine(String header) throws Exception {
    Explanation seen = desk.explanation().orElseThrow();
    Map<String, String> options = options(desk.command());
    Path file = bench.file("road.obj").getLocation().toPath();
    Level level =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(level.pieces(), 1, Progress.none()), 1, Progress.none());
    String shape = options.get("--shape");
    String row = options.get("--at") + "," + shape.substring(shape.indexOf(':') + 1);
    if (header.contains("qx")) {
      row += "," + options.getOrDefault("--rotate", "0,0,0,1");
    }
    Path csv = Files.writeString(folder.resolve("probes.csv"), header + row + "\n");
    Probes probes = ProbeFile.read(csv, level.reportFrame(), null);
    ContactMethod method = MethodList.find(options.get("--method")).orElseThrow();
    double distance = Double.parseDouble(options.get("--contact-distance"));
    ContactBuffer expected = new ContactBuffer();
    if (probes instanceof Spheres spheres) {
      new SphereSweep(scene, spheres, distance, method, 1, Progress.none()).contacts(0, expected);
    } else {
      new ShapeSweep(scene, probes, distance, method, PointLimit.FOUR, 1, Progress.none())
          .contacts(0, expected);
    }
    assertTrue(expected.size() > 0);
    assertEquals(expectedBits(expected), bits(seen.merged()), options.toString());
  }

  private static Map<String, String> options(String command) {
    String[] words = command.split(" "); // no path here has a space
    Map<String, String> options = new TreeMap<>();
    for (int i = 3; i + 1 < words.length; i += 2) {
      options.put(words[i], words[i + 1]);
    }
    return options;
  }

  private static List<String> expectedBits(ContactBuffer contacts) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < contacts.size(); i++) {
      rows.add(
          hex(contacts.point(i, 0), contacts.point(i, 1), contacts.point(i, 2))
              + hex(contacts.normal(i, 0), contacts.normal(i, 1), contacts.normal(i, 2))
              + hex(contacts.separation(i)));
    }
    return rows;
  }

  private static List<String> bits(List<Contact> contacts) {
    return contacts.stream()
        .map(
            c ->
                hex(c.point().x(), c.point().y(), c.point().z())
                    + hex(c.normal().x(), c.normal().y(), c.normal().z())
                    + hex(c.separation()))
        .toList();
  }

  private static String hex(double... numbers) {
    StringBuilder text = new StringBuilder();
    for (double number : numbers) {
      text.append(Long.toHexString(Double.doubleToRawLongBits(number))).append(' ');
    }
    return text.toString();
  }
}
