package org.trackwalk.eclipse.ui.problems;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.XMLMemento;

/**
 * Where the platform's marker views keep their filters: a preference of the workbench, read anew by
 * the view whenever it changes. Writing it is the way to change a filter from outside.
 */
final class ShownStore {

  /** Id of the one filter that the view has; said in plugin.xml. */
  static final String FILTER = "org.trackwalk.eclipse.ui.shown";

  /** The column that the filter belongs to; said in plugin.xml. */
  static final String FIELD = "org.trackwalk.eclipse.ui.field.problem";

  private static final String NODE = "org.eclipse.ui.ide";
  private static final String KEY =
      "org.eclipse.ui.internal.views.markers.CachedMarkerBuilder" + TrackProblemsView.ID;

  /** How often the same was put again: without a difference nobody is told. */
  private static final String AGAIN = "again";

  private static final AtomicReference<Kept> KEPT =
      new AtomicReference<>(new Kept("", Shown.USUAL, 0));

  /** The level that was in front last, of all windows: they share what is shown. */
  private static final AtomicReference<String> FRONT = new AtomicReference<>();

  /** What a text says: it is asked for each marker and each key, and changes seldom. */
  private record Kept(String xml, Shown shown, int again) {}

  private ShownStore() {}

  /** From any thread. */
  static Shown read() {
    return kept().shown();
  }

  private static Kept kept() {
    String xml = node().get(KEY, "");
    Kept kept = KEPT.get();
    if (!kept.xml().equals(xml)) {
      kept = parse(xml);
      KEPT.set(kept);
    }
    return kept;
  }

  private static Kept parse(String xml) {
    if (xml.isEmpty()) {
      return new Kept(xml, Shown.USUAL, 0);
    }
    try {
      IMemento root = XMLMemento.createReadRoot(new StringReader(xml));
      Integer again = root.getInteger(AGAIN);
      return new Kept(xml, shown(root), again == null ? 0 : again);
    } catch (WorkbenchException e) {
      return new Kept(xml, Shown.USUAL, 0);
    }
  }

  private static Shown shown(IMemento root) {
    for (IMemento filter : root.getChildren("filterGroup")) {
      for (IMemento field : filter.getChildren("fieldFilter")) {
        if (FILTER.equals(filter.getID()) && FIELD.equals(field.getID())) {
          return Shown.load(field);
        }
      }
    }
    return Shown.USUAL;
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

  static void write(Shown shown) {
    write(shown, 0);
  }

  /** Has the view filter anew by what is written. */
  static void writeAgain() {
    Kept kept = kept();
    write(kept.shown(), kept.again() + 1);
  }

  private static void write(Shown shown, int again) {
    XMLMemento root = XMLMemento.createWriteRoot("filterGroups");
    // The levels have limits of their own, and say what is over them.
    root.putInteger("markerLimit", 0);
    root.putBoolean("markerLimitEnabled", false);
    if (again > 0) {
      root.putInteger(AGAIN, again);
    }
    IMemento filter = root.createChild("filterGroup", FILTER);
    filter.putString("enabled", "true");
    filter.putString("scope", "0");
    filter.putString("filterLimit", "-1");
    shown.save(filter.createChild("fieldFilter", FIELD));
    StringWriter text = new StringWriter();
    try {
      root.save(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    node().put(KEY, text.toString());
  }

  private static IEclipsePreferences node() {
    return InstanceScope.INSTANCE.getNode(NODE);
  }
}
