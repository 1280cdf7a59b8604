package org.trackwalk.eclipse.ui.marker;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/**
 * Findings as they were last read. A list is filtered, grouped, sorted and counted again with each
 * key that is typed, and each attribute of a marker is looked up in the tree of resources: of a
 * hundred thousand findings that takes seconds. So what was read is kept until the marker changes.
 */
public final class ReadFindings implements IResourceChangeListener {

  private static final ReadFindings RUNNING = new ReadFindings();

  private final Map<Long, Entry> read = new ConcurrentHashMap<>();

  /** How many findings each level has, by its anchor; null when that is not known. */
  private volatile Map<String, Integer> counts;

  /** Counts changes: what was read while one came is not kept. */
  private volatile long changes;

  private volatile boolean listens;

  private ReadFindings() {}

  /**
   * A finding with the words that a search looks through.
   *
   * @param finding as it was read
   * @param words of its line in small letters
   */
  public record Entry(TrackMarker finding, String words) {}

  /** Keeps from now on what is read. */
  public static void start() {
    ReadFindings running = RUNNING;
    ResourcesPlugin.getWorkspace()
        .addResourceChangeListener(
            running,
            IResourceChangeEvent.POST_CHANGE
                | IResourceChangeEvent.PRE_CLOSE
                | IResourceChangeEvent.PRE_DELETE);
    running.listens = true;
  }

  /** What a marker says, as it was read since it changed last. */
  public static Entry of(IMarker marker) {
    return RUNNING.entry(marker);
  }

  /**
   * How many findings each level has, by the path of its anchor: counted anew only when markers
   * have changed, for the words over a list are made with each key that is typed.
   */
  public static Map<String, Integer> counts() throws CoreException {
    return RUNNING.counted();
  }

  private Map<String, Integer> counted() throws CoreException {
    Map<String, Integer> known = counts;
    if (known != null) {
      return known;
    }
    long before = changes;
    Map<String, Integer> now = new HashMap<>();
    for (IMarker marker :
        ResourcesPlugin.getWorkspace()
            .getRoot()
            .findMarkers(TrackMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
      now.merge(entry(marker).finding().anchor(), 1, Integer::sum);
    }
    keep(Map.copyOf(now), before);
    return now;
  }

  private synchronized void keep(Map<String, Integer> now, long before) {
    if (listens && changes == before) {
      counts = now;
    }
  }

  private Entry entry(IMarker marker) {
    Entry known = read.get(marker.getId());
    return known == null ? anew(marker) : known;
  }

  private Entry anew(IMarker marker) {
    long before = changes;
    TrackMarker finding = TrackMarker.now(marker);
    String words =
        String.join(
                "\n",
                finding.message(),
                finding.rule(),
                finding.pair(),
                finding.level(),
                finding.surface())
            .toLowerCase(Locale.ROOT);
    Entry entry = new Entry(finding, words);
    keep(marker.getId(), entry, before);
    return entry;
  }

  private synchronized void keep(long id, Entry entry, long before) {
    if (listens && changes == before) {
      read.put(id, entry);
    }
  }

  @Override
  public synchronized void resourceChanged(IResourceChangeEvent event) {
    if (event.getType() != IResourceChangeEvent.POST_CHANGE) {
      changes++;
      counts = null;
      read.clear();
      return;
    }
    IMarkerDelta[] changed = event.findMarkerDeltas(TrackMarker.PROBLEM, true);
    if (changed.length > 0) {
      changes++;
      counts = null;
      for (IMarkerDelta delta : changed) {
        read.remove(delta.getId());
      }
    }
  }
}
