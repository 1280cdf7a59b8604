package org.trackwalk.eclipse.ui.problems;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.XMLMemento;

/**
 * What the view shows, a preference of the workbench. How far it looks is kept a second time where
 * the platform's marker views keep their filters: it reads them anew whenever that changes, which
 * is the way to have it bring other findings near. All else is no matter of the platform's.
 */
final class ShownStore {

  /** Id of the one filter that the view has; said in plugin.xml. */
  static final String FILTER = "org.trackwalk.eclipse.ui.shown";

  /** The column that the filter belongs to; said in plugin.xml. */
  static final String FIELD = "org.trackwalk.eclipse.ui.field.problem";

  private static final String NODE = "org.trackwalk.eclipse.ui";
  private static final String KEY = "shown";
  private static final String PLATFORM_NODE = "org.eclipse.ui.ide";
  private static final String PLATFORM_KEY =
      "org.eclipse.ui.internal.views.markers.CachedMarkerBuilder" + TrackProblemsView.ID;

  /** How often the platform was told the same: without a difference it does nothing. */
  private static final AtomicInteger TOLD = new AtomicInteger();

  private static final AtomicReference<Kept> KEPT =
      new AtomicReference<>(new Kept("", Shown.USUAL));

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
    boolean near = platform().get(PLATFORM_KEY, "").isEmpty() || !read().near(shown);
    XMLMemento root = XMLMemento.createWriteRoot("shown");
    shown.save(root);
    node().put(KEY, text(root));
    if (near) {
      bringNear();
    }
  }

  /** Has the platform look at all markers anew. */
  private static void bringNear() {
    XMLMemento root = XMLMemento.createWriteRoot("filterGroups");
    // The levels have limits of their own, and say what is over them.
    root.putInteger("markerLimit", 0);
    root.putBoolean("markerLimitEnabled", false);
    root.putInteger("told", TOLD.incrementAndGet());
    IMemento filter = root.createChild("filterGroup", FILTER);
    filter.putString("enabled", "true");
    filter.putString("scope", "0");
    filter.putString("filterLimit", "-1");
    filter.createChild("fieldFilter", FIELD);
    platform().put(PLATFORM_KEY, text(root));
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

  private static IEclipsePreferences node() {
    return InstanceScope.INSTANCE.getNode(NODE);
  }

  private static IEclipsePreferences platform() {
    return InstanceScope.INSTANCE.getNode(PLATFORM_NODE);
  }
}
