package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.Command;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.report.output.FormatList;

/** The context menu in the Project Explorer, as it opens. */
@ExtendWith(QuietLog.class)
class MenuTest {

  private Track track;

  @BeforeEach
  void aTrack() throws Exception {
    track = Track.nearMiss("menu");
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void aMeshFileHasEverythingThatADesignerDoesWithIt() throws Exception {
    Track.select(track.mesh());
    Menu menu = open("menu");
    List<String> names = names(menu);
    assertTrue(
        names.containsAll(
            List.of(
                "Check Level",
                "Check This Piece and Its Seams",
                "Check with Profile",
                "Mark As",
                "Create Manifest",
                "Export Findings",
                "Fix All Safe…")),
        names.toString());
    assertEquals(ProfileList.all().size(), names(below(menu, "Check with Profile")).size());
    assertEquals(FormatList.all().size(), names(below(menu, "Export Findings")).size());
    assertEquals(
        List.of("Road", "Verge", "Barrier", "Scenery", "Not Collidable"),
        names(below(menu, "Mark As")));
    menu.notifyListeners(SWT.Hide, new Event());
  }

  @Test
  void aFileThatIsNoTrackHasNothingOfIt() throws Exception {
    IFile notes = Bench.file(track.project(), "notes.txt", "");
    Track.select(notes);
    Menu menu = open("menu");
    assertTrue(!names(menu).contains("Check Level"), names(menu).toString());
    menu.notifyListeners(SWT.Hide, new Event());
  }

  /** Beside itself no vehicle says anything. */
  @Test
  void theOwnVehicleIsNotComparedWithItself() throws Exception {
    track.check();
    Track.select(track.mesh());
    List<String> others = new ArrayList<>(VehicleList.all().stream().map(MenuTest::title).toList());
    assertTrue(others.remove(title(VehicleList.usual())));
    assertEquals(others, vehicles());
  }

  /** A real engine may drive the level, and each of its findings. */
  @Test
  void everyEngineMayConfirmALevel() throws Exception {
    track.check();
    Track.select(track.mesh());
    Menu bar = Bench.page().getWorkbenchWindow().getShell().getMenuBar();
    Menu menu = below(bar, "Track");
    Menu engines = below(menu, "Confirm in Engine");
    List<String> names = names(engines).stream().map(n -> n.replace("\u2026", "")).toList();
    assertEquals(EngineSetup.all().stream().map(EngineSetup::title).toList(), names);
    engines.notifyListeners(SWT.Hide, new Event());
    menu.notifyListeners(SWT.Hide, new Event());
  }

  @Test
  void whatIsAboutALevelIsGreyWithoutOne() throws Exception {
    ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    List<String> about =
        List.of("check", "fixAll", "export", "baseline", "manifest", "confirm", "next", "nextOpen");
    IFile notes = Bench.file(track.project(), "notes.txt", "");
    Track.select(notes);
    for (String id : about) {
      Command command = commands.getCommand("org.trackwalk.eclipse.ui." + id);
      Bench.until(id + " to be grey", () -> !command.isEnabled());
    }
    Track.select(track.mesh());
    for (String id : about) {
      Command command = commands.getCommand("org.trackwalk.eclipse.ui." + id);
      Bench.until(id + " to be black", command::isEnabled);
    }
  }

  private static String title(Vehicle vehicle) {
    return vehicle.title().replace("&", "");
  }

  private static List<String> vehicles() {
    Menu bar = Bench.page().getWorkbenchWindow().getShell().getMenuBar();
    Menu menu = below(bar, "Track");
    Menu vehicles = below(menu, "Compare with Vehicle");
    List<String> names = names(vehicles);
    vehicles.notifyListeners(SWT.Hide, new Event());
    menu.notifyListeners(SWT.Hide, new Event());
    return names;
  }

  private static Menu open(String project) {
    Tree tree =
        (Tree)
            Bench.control(
                Bench.page().getWorkbenchWindow().getShell(),
                c ->
                    c instanceof Tree t
                        && t.getItemCount() > 0
                        && t.getItem(0).getText().startsWith(project));
    Menu menu = tree.getMenu();
    menu.notifyListeners(SWT.Show, new Event());
    return menu;
  }

  private static Menu below(Menu menu, String name) {
    for (MenuItem item : menu.getItems()) {
      if (item.getText().replace("&", "").equals(name)) {
        item.getMenu().notifyListeners(SWT.Show, new Event());
        return item.getMenu();
      }
    }
    throw new AssertionError(name);
  }

  private static List<String> names(Menu menu) {
    List<String> names = new ArrayList<>();
    for (MenuItem item : menu.getItems()) {
      if ((item.getStyle() & SWT.SEPARATOR) == 0) {
        names.add(item.getText().replace("&", "").replaceAll("\t.*", ""));
      }
    }
    return names;
  }
}
