package org.trackwalk.eclipse.ui.problems;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.XMLMemento;
import org.osgi.service.prefs.BackingStoreException;

/**
 * What the view shows, a preference of the workbench. The platform brings all findings of all
 * levels: it would sift them in a job, a quarter of a second and more after each change, where
 * {@link FoldedRows} has what is to be shown at once.
 */
final class ShownStore {

  private static final String NODE = "org.trackwalk.eclipse.ui";
  private static final String KEY = "shown";
  private static final String PLATFORM_NODE = "org.eclipse.ui.ide";
  private static final String PLATFORM_KEY =
      "org.eclipse.ui.internal.views.markers.CachedMarkerBuilder" + TrackProblemsView.ID;

  private static final AtomicReference<Kept> KEPT =
      new AtomicReference<>(new Kept("", Shown.USUAL));

  private static final AtomicReference<IEclipsePreferences> OURS = new AtomicReference<>();

  /** The level that was in front last, of all windows: they share what is shown. */
  private static final AtomicReference<String> FRONT = new AtomicReference<>();

  /** What a text says: it is asked for each marker and each key, and changes seldom. */
  private record Kept(String xml, Shown shown) {}

  private ShownStore() {}

  /** From any thread. */
  static Shown read() {
    String xml = node().get(KEY, "");
    Kept kept = KEPT.get();
    if (!kept.xml().equals(xml)) {
      kept = new Kept(xml, parse(xml));
      KEPT.set(kept);
    }
    return kept.shown();
  }

  private static Shown parse(String xml) {
    if (xml.isEmpty()) {
      return Shown.USUAL;
    }
    try {
      return Shown.load(XMLMemento.createReadRoot(new StringReader(xml)));
    } catch (WorkbenchException e) {
      return Shown.USUAL;
    }
  }

  /** A level is in front; nothing is done about the one that was so already. */
  static void front(String anchor) {
    if (anchor.equals(FRONT.getAndSet(anchor))) {
      return;
    }
    Shown shown = read();
    if (!shown.look().front().equals(anchor)) {
      write(shown.look(shown.look().front(anchor)));
    }
  }

  /** Tells of each change until what it gives is run; in whatever thread writes. */
  static Runnable listen(Runnable told) {
    IPreferenceChangeListener listener = event -> told.run();
    IEclipsePreferences node = node();
    node.addPreferenceChangeListener(listener);
    return () -> node.removePreferenceChangeListener(listener);
  }

  static void write(Shown shown) {
    XMLMemento root = XMLMemento.createWriteRoot("shown");
    shown.save(root);
    node().put(KEY, text(root));
  }

  /** Has the platform bring all markers: the levels have limits of their own, and say so. */
  static void withoutLimits() {
    XMLMemento root = XMLMemento.createWriteRoot("filterGroups");
    root.putInteger("markerLimit", 0);
    root.putBoolean("markerLimitEnabled", false);
    InstanceScope.INSTANCE.getNode(PLATFORM_NODE).put(PLATFORM_KEY, text(root));
  }

  private static String text(XMLMemento root) {
    StringWriter text = new StringWriter();
    try {
      root.save(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** Kept, for it is asked for each cell of the list; an import of preferences may remove it. */
  private static IEclipsePreferences node() {
    IEclipsePreferences node = OURS.get();
    if (node == null || !there(node)) {
      node = InstanceScope.INSTANCE.getNode(NODE);
      OURS.set(node);
    }
    return node;
  }

  private static boolean there(IEclipsePreferences node) {
    try {
      return node.nodeExists("");
    } catch (BackingStoreException e) {
      return false;
    }
  }
}
