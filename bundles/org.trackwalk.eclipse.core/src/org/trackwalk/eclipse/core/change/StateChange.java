package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.check.states.StateFile;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;
import org.trackwalk.report.output.ReportFile;

/**
 * What a team says about findings, written into the file beside their level. That may lie outside
 * of the workspace, beside a mesh that was opened where it is.
 *
 * @param label for the undo history
 * @param level whose findings they are
 * @param path the file
 * @param before its bytes; null when it is to be created
 * @param after its new bytes
 */
public record StateChange(String label, TrackLevel level, Path path, byte[] before, byte[] after)
    implements LevelChange {

  /**
   * Says the same of the findings of markers, a change for each file of states.
   *
   * @param by who says so
   * @param note what else is to be known; null leaves the notes as they are
   * @throws CoreException when a file of states cannot be read
   */
  public static List<LevelChange> of(List<IMarker> markers, WorkState state, String by, String note)
      throws CoreException {
    Map<Path, TrackLevel> levels = new LinkedHashMap<>();
    Map<Path, List<IMarker>> files = files(markers, levels);
    List<LevelChange> changes = new ArrayList<>();
    for (Map.Entry<Path, List<IMarker>> each : files.entrySet()) {
      changes.add(
          of(levels.get(each.getKey()), each.getKey(), each.getValue(), new Work(state, by, note)));
    }
    return changes;
  }

  /**
   * What is noted of the findings of markers, each note once.
   *
   * @throws CoreException when a file of states cannot be read
   */
  public static Set<String> notes(List<IMarker> markers) throws CoreException {
    Set<String> notes = new LinkedHashSet<>();
    for (Map.Entry<Path, List<IMarker>> each : files(markers, new LinkedHashMap<>()).entrySet()) {
      try {
        FindingStates states = FindingStates.read(each.getKey());
        for (IMarker marker : each.getValue()) {
          notes.add(states.note(marker.getAttribute(MarkerAttributes.FINGERPRINT, "")));
        }
      } catch (IOException e) {
        throw new CoreException(CoreLog.refusal(e.getMessage()));
      }
    }
    return notes;
  }

  private static Map<Path, List<IMarker>> files(List<IMarker> markers, Map<Path, TrackLevel> levels)
      throws CoreException {
    Map<Path, List<IMarker>> files = new LinkedHashMap<>();
    for (IMarker marker : markers) {
      TrackLevel level = TrackwalkCore.book().level(marker).orElse(null);
      boolean finding = marker.getAttribute(MarkerAttributes.PIECES, null) != null;
      if (level == null || !finding) {
        throw new CoreException(CoreLog.refusal("this message is no finding; it has no state"));
      }
      Path path = path(level);
      files.computeIfAbsent(path, p -> new ArrayList<>()).add(marker);
      levels.put(path, level);
    }
    return files;
  }

  private static StateChange of(TrackLevel level, Path path, List<IMarker> markers, Work work)
      throws CoreException {
    try {
      FindingStates states = FindingStates.read(path);
      byte[] before = Files.exists(path) ? Files.readAllBytes(path) : null;
      for (IMarker marker : markers) {
        String fingerprint = marker.getAttribute(MarkerAttributes.FINGERPRINT, "");
        String note = work.note() == null ? states.note(fingerprint) : work.note();
        states =
            states.with(
                fingerprint,
                marker.getAttribute(MarkerAttributes.RULE, ""),
                new Work(work.state(), work.by(), note));
      }
      byte[] after = states.text().getBytes(StandardCharsets.UTF_8);
      String label =
          "State of " + (markers.size() == 1 ? "a finding" : markers.size() + " findings");
      return new StateChange(label, level, path, before, after);
    } catch (IOException e) {
      throw new CoreException(CoreLog.refusal(e.getMessage()));
    }
  }

  private static Path path(TrackLevel level) throws CoreException {
    IResource first = level.anchor();
    if (level.kind() == TrackLevel.Kind.FOLDER) {
      List<IFile> files = Levels.files(level);
      first = files.isEmpty() ? first : files.get(0);
    }
    Path disk = DiskPath.of(first).orElse(null);
    if (disk == null) {
      throw new CoreException(CoreLog.refusal(level.name() + " is on no disk of this computer"));
    }
    return StateFile.of(List.of(disk));
  }

  @Override
  public List<IFile> files() {
    return DiskPath.file(path, level.project()).map(List::of).orElse(List.of());
  }

  @Override
  public void apply(IProgressMonitor monitor) throws CoreException {
    put(before, after);
  }

  @Override
  public void undo(IProgressMonitor monitor) throws CoreException {
    put(after, before);
  }

  private void put(byte[] expected, byte[] wanted) throws CoreException {
    try {
      byte[] now = Files.exists(path) ? Files.readAllBytes(path) : null;
      if (!Arrays.equals(now, expected)) {
        throw new CoreException(CoreLog.refusal(path + " has changed meanwhile"));
      }
      if (wanted == null) {
        Files.delete(path);
      } else {
        new ReportFile().write(path, out -> out.write(wanted));
      }
    } catch (IOException e) {
      throw new CoreException(CoreLog.refusal(path + " cannot be written: " + e.getMessage()));
    }
    Set<TrackLevel> levels = new LinkedHashSet<>(List.of(level));
    for (IContainer folder :
        ResourcesPlugin.getWorkspace()
            .getRoot()
            .findContainersForLocationURI(path.getParent().toUri())) {
      folder.refreshLocal(IResource.DEPTH_ONE, null);
      levels.addAll(Levels.in(folder));
    }
    levels.addAll(Levels.in(level.project()));
    levels.addAll(TrackwalkCore.book().levels());
    for (TrackLevel each : levels) {
      if (each.equals(level) || shares(each)) {
        TrackwalkCore.book().check(each, CheckRequest.changed(Set.of()));
      }
    }
  }

  /** Meshes of one folder that are levels of their own have one file. */
  private boolean shares(TrackLevel other) {
    try {
      return other.exists() && path(other).equals(path);
    } catch (CoreException e) {
      return false; // on no disk: it has no file of states
    }
  }
}
