package org.trackwalk.eclipse.core.marker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * The markers of one level. They are brought up to date, never deleted and made again: a marker of
 * a finding that is still there keeps its id, so selections, quick fixes and editors that hold it
 * go on.
 */
public final class LevelMarkers {

  private LevelMarkers() {}

  /** What an update did. */
  public record Changes(int created, int changed, int deleted, int same) {}

  /** The markers of a level. */
  public static List<IMarker> of(TrackLevel level) throws CoreException {
    List<IMarker> ours = new ArrayList<>();
    if (!level.project().isAccessible()) {
      return ours;
    }
    String anchor = level.anchor().getFullPath().toPortableString();
    IMarker[] all =
        level.project().findMarkers(MarkerTypes.PROBLEM, true, IResource.DEPTH_INFINITE);
    for (IMarker marker : all) {
      if (anchor.equals(marker.getAttribute(MarkerAttributes.ANCHOR, null))) {
        ours.add(marker);
      }
    }
    // In the order in which they were made; the platform's own is that of a hash.
    ours.sort(Comparator.comparingLong(IMarker::getId));
    return ours;
  }

  /**
   * Makes the markers of a level what the drafts say, in one workspace operation. Those with equal
   * fingerprint, type and resource are one; of several with one fingerprint the first is the first.
   * What is left is asked once more for one of the same rule and pieces within a metre.
   *
   * @param keep markers that are left as they are although no draft is theirs
   */
  public static Changes update(TrackLevel level, List<MarkerDraft> drafts, Predicate<IMarker> keep)
      throws CoreException {
    int[] counts = new int[4];
    ICoreRunnable work = monitor -> diff(level, drafts, keep, counts);
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    workspace.run(
        work,
        workspace.getRuleFactory().markerRule(level.project()),
        IWorkspace.AVOID_UPDATE,
        null);
    return new Changes(counts[0], counts[1], counts[2], counts[3]);
  }

  /** What the markers of a level have as one of their attributes, by fingerprint. */
  public static Map<String, String> told(TrackLevel level, String attribute) throws CoreException {
    Map<String, String> words = new HashMap<>();
    for (IMarker marker : of(level)) {
      String text = marker.getAttribute(attribute, null);
      if (text != null) {
        words.put(marker.getAttribute(MarkerAttributes.FINGERPRINT, ""), text);
      }
    }
    return words;
  }

  /** Deletes all markers of a level. */
  public static void delete(TrackLevel level) throws CoreException {
    update(level, List.of(), marker -> false);
    FixedMarkers.update(level, List.of());
  }

  /** Deletes the markers of levels of a project that are none any more. */
  public static void deleteStrays(IProject project) throws CoreException {
    if (!project.isAccessible()) {
      return;
    }
    Map<String, Boolean> stray = new HashMap<>();
    List<IMarker> gone = new ArrayList<>();
    for (String type : List.of(MarkerTypes.PROBLEM, MarkerTypes.FIXED)) {
      for (IMarker marker : project.findMarkers(type, true, IResource.DEPTH_INFINITE)) {
        String anchor = marker.getAttribute(MarkerAttributes.ANCHOR, "");
        if (stray.computeIfAbsent(anchor, LevelMarkers::isStray)) {
          gone.add(marker);
        }
      }
    }
    if (!gone.isEmpty()) {
      ResourcesPlugin.getWorkspace().deleteMarkers(gone.toArray(new IMarker[0]));
    }
  }

  private static boolean isStray(String anchor) {
    IResource resource =
        ResourcesPlugin.getWorkspace().getRoot().findMember(IPath.fromPortableString(anchor));
    return resource == null || !Levels.isLevel(Levels.anchoredAt(resource));
  }

  private static void diff(
      TrackLevel level, List<MarkerDraft> drafts, Predicate<IMarker> keep, int[] counts)
      throws CoreException {
    Map<String, IMarker> old = new HashMap<>();
    for (IMarker marker : of(level)) {
      put(old, key(marker), marker);
    }
    Map<String, MarkerDraft> wanted = new HashMap<>();
    List<String> order = new ArrayList<>();
    for (MarkerDraft draft : drafts) {
      String key = draft.target().getFullPath() + "|" + draft.type() + "|" + draft.fingerprint();
      order.add(put(wanted, key, draft));
    }
    List<MarkerDraft> fresh = new ArrayList<>();
    for (String key : order) {
      IMarker marker = old.remove(key);
      if (marker == null) {
        fresh.add(wanted.get(key));
      } else {
        adapt(marker, wanted.get(key), counts);
      }
    }
    NearMarkers near = new NearMarkers(old.values());
    for (MarkerDraft draft : fresh) {
      IMarker marker = near.take(draft);
      if (marker == null) {
        draft.target().createMarker(draft.type(), draft.attributes());
        counts[0]++;
      } else {
        old.values().remove(marker);
        adapt(marker, draft, counts);
      }
    }
    List<IMarker> gone = new ArrayList<>();
    for (IMarker marker : old.values()) {
      if (!keep.test(marker)) {
        gone.add(marker);
      }
    }
    counts[2] = gone.size();
    if (!gone.isEmpty()) {
      ResourcesPlugin.getWorkspace().deleteMarkers(gone.toArray(new IMarker[0]));
    }
  }

  private static void adapt(IMarker marker, MarkerDraft draft, int[] counts) throws CoreException {
    if (draft.attributes().equals(marker.getAttributes())) {
      counts[3]++;
    } else {
      marker.setAttributes(draft.attributes());
      counts[1]++;
    }
  }

  private static String key(IMarker marker) throws CoreException {
    return marker.getResource().getFullPath()
        + "|"
        + marker.getType()
        + "|"
        + marker.getAttribute(MarkerAttributes.FINGERPRINT, "");
  }

  /** Puts under a key that is free: the same, or with a number behind it. */
  private static <T> String put(Map<String, T> map, String key, T value) {
    String free = key;
    for (int i = 2; map.containsKey(free); i++) {
      free = key + "#" + i;
    }
    map.put(free, value);
    return free;
  }
}
