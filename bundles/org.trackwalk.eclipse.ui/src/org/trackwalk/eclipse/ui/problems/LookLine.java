package org.trackwalk.eclipse.ui.problems;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/**
 * The line above the list: how far it looks, for what, and what is searched for. Its other end
 * tells work that goes on, so nothing moves when that begins or ends.
 */
final class LookLine {

  /** Letters that are typed one after the other are one search, milliseconds. */
  private static final int PAUSE = 150;

  private static final int SEARCH = 190;

  private static final List<String> SINCE = List.of("", Shown.OPEN, Shown.NEW, Shown.FIXED);
  private static final String[] SINCE_TITLES = {
    "All problems", "Still open", "New since the last check", "Fixed by the last change"
  };

  private final Composite line;
  private final Text search;
  private final Combo scope;
  private final Combo since;
  private final Runnable searching = this::seek;
  private boolean following;

  LookLine(Composite parent) {
    line = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 2).applyTo(line);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
    scope = new Combo(line, SWT.READ_ONLY | SWT.DROP_DOWN);
    for (Scope each : Scope.values()) {
      scope.add(each.title());
    }
    scope.setToolTipText("Which levels: the one in front, those of its project, or all");
    scope.addListener(SWT.Selection, event -> chosen());
    since = new Combo(line, SWT.READ_ONLY | SWT.DROP_DOWN);
    since.setItems(SINCE_TITLES);
    since.setToolTipText("All that is there, what a change has brought, or what it has taken away");
    since.addListener(SWT.Selection, event -> chosen());
    search = new Text(line, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
    search.setMessage("Search");
    search.setToolTipText("Words that a line must have: of its text, rule, pieces, level, surface");
    GridDataFactory.swtDefaults().hint(SEARCH, SWT.DEFAULT).applyTo(search);
    search.addListener(SWT.Modify, event -> later());
    follow();
  }

  /** Where one types what is searched for. */
  Text search() {
    return search;
  }

  /** Where work is told. */
  Composite line() {
    return line;
  }

  /** Says what is chosen elsewhere. */
  void follow() {
    Shown.Look look = ShownStore.read().look();
    following = true;
    scope.select(look.scope().ordinal());
    since.select(Math.max(0, SINCE.indexOf(look.since())));
    if (!search.getText().equals(look.words())) {
      search.setText(look.words());
    }
    following = false;
  }

  private void chosen() {
    Shown shown = ShownStore.read();
    int far = Math.max(0, scope.getSelectionIndex());
    int what = Math.max(0, since.getSelectionIndex());
    ShownStore.write(shown.look(shown.look().scope(Scope.values()[far]).since(SINCE.get(what))));
  }

  private void later() {
    if (!following) {
      line.getDisplay().timerExec(PAUSE, searching);
    }
  }

  private void seek() {
    if (!search.isDisposed()) {
      Shown shown = ShownStore.read();
      if (!shown.look().words().equals(search.getText())) {
        ShownStore.write(shown.look(shown.look().words(search.getText())));
      }
    }
  }
}
