package org.trackwalk.eclipse.ui.flow;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.LevelPlace;

/** A project with one of the repository's examples, and what a designer does with it. */
final class Track {

  private static final Path EXAMPLES = Path.of(System.getProperty("trackwalk.root"), "examples");

  private final IProject project;

  private Track(IProject project) {
    this.project = project;
  }

  /** A project named after the test with a mesh file that has a fault which can be fixed. */
  static Track nearMiss(String name) throws Exception {
    return scene(name, "weld.near-miss");
  }

  /** The scene on which a rule speaks. */
  static Track scene(String name, String rule) throws Exception {
    Track track = new Track(Bench.project(name));
    Bench.file(track.project, "track.obj", example("rules/" + rule + "/bad.obj"));
    return track;
  }

  /** The text of one of the repository's examples. */
  static String example(String path) throws Exception {
    return Files.readString(EXAMPLES.resolve(path));
  }

  /** An OBJ text and all of it once more, along X; names count on: road_01, road_101. */
  static String twice(String obj, double along) {
    long vertices = obj.lines().filter(line -> line.startsWith("v ")).count();
    StringBuilder text = new StringBuilder(obj);
    for (String line : obj.lines().toList()) {
      String[] words = line.strip().split("\\s+");
      switch (words[0]) {
        case "v" ->
            text.append("v ")
                .append(Double.parseDouble(words[1]) + along)
                .append(' ')
                .append(words[2])
                .append(' ')
                .append(words[3]);
        case "f" -> {
          text.append("f");
          for (int i = 1; i < words.length; i++) {
            text.append(' ').append(Long.parseLong(words[i].split("/")[0]) + vertices);
          }
        }
        case "o", "g" -> text.append(line.strip().replaceAll("(\\d+)$", "1$1"));
        default -> text.append("# ").append(line);
      }
      text.append('\n');
    }
    return text.toString();
  }

  static Track circuit(String name) throws Exception {
    Track track = new Track(Bench.project(name));
    Bench.copy(EXAMPLES.resolve("circuit-planted"), track.project);
    return track;
  }

  IProject project() {
    return project;
  }

  IFile mesh() {
    return project.getFile("track.obj");
  }

  String text() throws Exception {
    return Files.readString(mesh().getLocation().toPath());
  }

  byte[] bytes() throws Exception {
    return Files.readAllBytes(mesh().getLocation().toPath());
  }

  /** Selects a file in the Project Explorer as a click does. */
  static void select(IResource resource) throws Exception {
    IViewPart explorer = Bench.page().showView(IPageLayout.ID_PROJECT_EXPLORER);
    ((ISetSelectionTarget) explorer.getAdapter(ISetSelectionTarget.class))
        .selectReveal(new StructuredSelection(resource));
    Bench.until(
        resource + " to be selected",
        () ->
            explorer.getSite().getSelectionProvider().getSelection()
                    instanceof StructuredSelection some
                && resource.equals(some.getFirstElement()));
  }

  /** Runs a command as its menu entry does. */
  static void run(String id, Map<String, String> parameters) throws Exception {
    handlers().executeCommand(command(id, parameters), null);
  }

  /** Runs a command as the 3D view's menu does after a click on the surface. */
  static void run(String id, Map<String, String> parameters, LevelPlace place) throws Exception {
    var context = handlers().createContextSnapshot(false);
    context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(place));
    handlers().executeCommandInContext(command(id, parameters), null, context);
  }

  private static IHandlerService handlers() {
    return Bench.page().getWorkbenchWindow().getService(IHandlerService.class);
  }

  private static ParameterizedCommand command(String id, Map<String, String> parameters) {
    ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    return ParameterizedCommand.generateCommand(commands.getCommand(id), parameters);
  }

  static void run(String id) throws Exception {
    run(id, Map.of());
  }

  /** Checks by the command of the context menu and waits for the findings. */
  void check() throws Exception {
    select(project);
    run("org.trackwalk.eclipse.ui.check");
    Bench.idle();
  }

  List<TrackMarker> findings() {
    return Bench.findings(project);
  }

  TrackMarker finding(String rule) {
    return findings().stream().filter(f -> f.rule().equals(rule)).findFirst().orElseThrow();
  }

  boolean has(String rule) {
    return findings().stream().anyMatch(f -> f.rule().equals(rule));
  }

  static TrackProblemsView problems() throws Exception {
    return (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
  }
}
