package org.trackwalk.eclipse.core.marker;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.level.Levels;

/**
 * The markers of levels whose project, folder or manifest got another name or place. The platform
 * takes them along; which level they are of is said by its path, and that is another one now.
 */
public final class MovedMarkers {

  /** Where things were, and what they are now. */
  private final Map<IPath, IResource> moved;

  private MovedMarkers(Map<IPath, IResource> moved) {
    this.moved = moved;
  }

  /** What a change of the workspace has moved. */
  public static MovedMarkers in(IResourceDelta delta) throws CoreException {
    Map<IPath, IResource> moved = new LinkedHashMap<>();
    delta.accept(
        each -> {
          boolean here =
              each.getKind() == IResourceDelta.ADDED
                  && (each.getFlags() & IResourceDelta.MOVED_FROM) != 0;
          if (here) {
            moved.put(each.getMovedFromPath(), each.getResource());
          }
          return !here;
        });
    return new MovedMarkers(moved);
  }

  /** Whether nothing was moved. */
  public boolean isEmpty() {
    return moved.isEmpty();
  }

  /** Has the markers say the level as it is called now, in one workspace operation. */
  public void follow() throws CoreException {
    Set<IProject> projects = new LinkedHashSet<>();
    moved.values().forEach(resource -> projects.add(resource.getProject()));
    for (IProject project : projects) {
      IWorkspace workspace = ResourcesPlugin.getWorkspace();
      workspace.run(
          monitor -> follow(project),
          workspace.getRuleFactory().markerRule(project),
          IWorkspace.AVOID_UPDATE,
          null);
    }
  }

  private void follow(IProject project) throws CoreException {
    if (!project.isAccessible()) {
      return;
    }
    for (IMarker marker :
        project.findMarkers(MarkerTypes.PROBLEM, true, IResource.DEPTH_INFINITE)) {
      IResource anchor = now(marker.getAttribute(MarkerAttributes.ANCHOR, ""));
      if (anchor != null) {
        marker.setAttribute(MarkerAttributes.ANCHOR, anchor.getFullPath().toPortableString());
        marker.setAttribute(MarkerAttributes.LEVEL, Levels.anchoredAt(anchor).name());
      }
    }
  }

  /** What stands for a level now; null where it was not moved, or is gone since. */
  private IResource now(String anchor) {
    IPath before = IPath.fromPortableString(anchor);
    for (Map.Entry<IPath, IResource> each : moved.entrySet()) {
      if (each.getKey().isPrefixOf(before)) {
        IPath rest = before.makeRelativeTo(each.getKey());
        IPath path = each.getValue().getFullPath().append(rest);
        return ResourcesPlugin.getWorkspace().getRoot().findMember(path);
      }
    }
    return null;
  }
}
