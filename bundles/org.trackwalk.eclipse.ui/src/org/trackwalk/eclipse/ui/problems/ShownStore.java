package org.trackwalk.eclipse.ui.problems;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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

  private ShownStore() {}

  static Shown read() {
    String xml = node().get(KEY, "");
    if (xml.isEmpty()) {
      return Shown.USUAL;
    }
    try {
      IMemento root = XMLMemento.createReadRoot(new StringReader(xml));
      for (IMemento filter : root.getChildren("filterGroup")) {
        for (IMemento field : filter.getChildren("fieldFilter")) {
          if (FILTER.equals(filter.getID()) && FIELD.equals(field.getID())) {
            return Shown.load(field);
          }
        }
      }
    } catch (WorkbenchException e) {
      return Shown.USUAL;
    }
    return Shown.USUAL;
  }

  /** Another level is in front. */
  static void front(String anchor) {
    Shown shown = read();
    if (!shown.look().front().equals(anchor)) {
      write(shown.look(shown.look().front(anchor)));
    }
  }

  static void write(Shown shown) {
    XMLMemento root = XMLMemento.createWriteRoot("filterGroups");
    // The levels have limits of their own, and say what is over them.
    root.putInteger("markerLimit", 0);
    root.putBoolean("markerLimitEnabled", false);
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
