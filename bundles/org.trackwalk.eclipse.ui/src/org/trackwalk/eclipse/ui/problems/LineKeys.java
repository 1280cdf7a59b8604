package org.trackwalk.eclipse.ui.problems;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/**
 * What the keys and menu entries for cutting, copying, pasting and selecting all are for: the text
 * of the search while one types there, the lines of the list at all other times. The platform's own
 * copy of a line has no texts, for lines here are folded.
 */
final class LineKeys {

  private final Tree tree;
  private final IActionBars bars;
  private final Map<ActionFactory, IAction> lines;

  private LineKeys(Tree tree, IActionBars bars) {
    this.tree = tree;
    this.bars = bars;
    lines =
        Map.of(ActionFactory.COPY, action(this::copy), ActionFactory.SELECT_ALL, action(this::all));
  }

  static void of(Tree tree, Text search, IActionBars bars) {
    LineKeys keys = new LineKeys(tree, bars);
    Map<ActionFactory, IAction> typed =
        Map.of(
            ActionFactory.CUT, action(search::cut),
            ActionFactory.COPY, action(search::copy),
            ActionFactory.PASTE, action(search::paste),
            ActionFactory.SELECT_ALL, action(search::selectAll));
    search.addListener(SWT.FocusIn, event -> keys.are(typed));
    search.addListener(SWT.FocusOut, event -> keys.are(keys.lines));
    keys.are(keys.lines);
  }

  private void are(Map<ActionFactory, IAction> actions) {
    for (ActionFactory each :
        new ActionFactory[] {
          ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE, ActionFactory.SELECT_ALL
        }) {
      bars.setGlobalActionHandler(each.getId(), actions.get(each));
    }
    bars.updateActionBars();
  }

  /** Puts the selected lines onto the clipboard as they are read, for a message or a table. */
  private void copy() {
    TreeItem[] selected = tree.getSelection();
    if (selected.length > 0) {
      String text =
          Arrays.stream(selected)
              .map(this::cells)
              .collect(Collectors.joining(System.lineSeparator()));
      Clipboard clipboard = new Clipboard(tree.getDisplay());
      clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
      clipboard.dispose();
    }
  }

  /** Its cells as the columns stand on the screen, with tabs between. */
  private String cells(TreeItem item) {
    return IntStream.of(tree.getColumnOrder())
        .mapToObj(item::getText)
        .collect(Collectors.joining("\t"));
  }

  private void all() {
    tree.selectAll();
    tree.notifyListeners(SWT.Selection, new Event());
  }

  private static IAction action(Runnable does) {
    return new Action() {
      @Override
      public void run() {
        does.run();
      }
    };
  }
}
