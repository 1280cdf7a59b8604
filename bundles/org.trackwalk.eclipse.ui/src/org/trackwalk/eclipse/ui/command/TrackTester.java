package org.trackwalk.eclipse.ui.command;

import java.util.Arrays;
import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.settings.LeftOut;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.io.scene.formats.SceneFormats;

/** What menus ask of files and findings. Quick: no mesh is read. */
public final class TrackTester extends PropertyTester {

  @Override
  public boolean test(Object receiver, String property, Object[] args, Object expected) {
    if (receiver instanceof IMarker marker) {
      return TrackMarker.is(marker) && finding(new TrackMarker(marker), property);
    }
    if (!(receiver instanceof IResource resource) || !resource.isAccessible()) {
      return false;
    }
    return switch (property) {
      case "mesh" -> Levels.isMesh(resource);
      case "leftOut" -> Levels.isMesh(resource) && LeftOut.is((IFile) resource);
      case "track" -> track(resource);
      case "opened" -> OpenedTracks.holds(resource);
      case "scene" -> scene(resource);
      case "withoutManifest" -> track(resource) && !manifest(resource);
      default -> false;
    };
  }

  private static boolean finding(TrackMarker finding, String property) {
    try {
      return switch (property) {
        case "fixable" -> finding.fixable();
        case "more" -> FindingDrafts.MORE.equals(finding.rule());
        case "oneOfMany" -> finding.allAlike().size() > 1;
        case "fixableOnes" ->
            finding.allAlike().stream().filter(m -> new TrackMarker(m).fixable()).count() > 1;
        default -> true;
      };
    } catch (CoreException e) {
      return false;
    }
  }

  /** A mesh, a manifest, or a folder that has one of them or lies in a project of levels. */
  private static boolean track(IResource resource) {
    if (resource instanceof IFile) {
      return Levels.isMesh(resource) || Levels.isManifest(resource);
    }
    try {
      return resource.getProject() != null && resource.getProject().hasNature(CoreIds.NATURE)
          || resource instanceof IContainer folder
              && Arrays.stream(folder.members()).anyMatch(TrackTester::levelFile);
    } catch (CoreException e) {
      return false;
    }
  }

  /** A game's scene file; a mesh, which may be one too, is checked as it is. */
  private static boolean scene(IResource resource) {
    return resource instanceof IFile
        && resource.getLocation() != null
        && !Levels.isMesh(resource)
        && SceneFormats.of(resource.getLocation().toPath()).isPresent();
  }

  private static boolean levelFile(IResource resource) {
    return Levels.isMesh(resource) || Levels.isManifest(resource);
  }

  private static boolean manifest(IResource resource) {
    return Levels.of(resource).flatMap(level -> level.manifest()).isPresent();
  }
}
