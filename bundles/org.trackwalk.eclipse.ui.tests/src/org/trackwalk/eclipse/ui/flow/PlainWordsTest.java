package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.eclipse.core.commands.Command;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.examples.InternalKeys;

/**
 * All that the workbench writes on the screen for a level with all kinds of faults is words and
 * numbers for people: no keys, no names of classes, nothing that was not filled in, no number with
 * more digits than anybody reads.
 */
@ExtendWith(QuietLog.class)
class PlainWordsTest {

  private static final String OURS = "org.trackwalk";

  private Track track;
  private final Map<String, String> said = new LinkedHashMap<>();

  @BeforeEach
  void aCheckedCircuit() throws Exception {
    track = Track.circuit("plain-words");
    track.check();
    Track.problems();
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void viewsMenusCommandsAndPagesSpeakToPeople() throws Exception {
    TrackProblemsView list = Track.problems();
    Bench.until("lines", () -> !list.shown().isEmpty());
    IFile mesh = track.project().getFile("circuit-planted.obj");
    IDE.openEditor(Bench.page(), mesh, LevelView.EDITOR_ID, true);
    Bench.idle();
    Bench.until(
        "the level",
        () ->
            Bench.page().getActiveEditor().getAdapter(ViewState.class) instanceof ViewState state
                && state.scene().isPresent());
    for (IViewDescriptor view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
      if (view.getId().startsWith(OURS)) {
        say("view", view.getLabel());
        say("view " + view.getLabel(), view.getDescription());
        IViewPart part = Bench.page().showView(view.getId());
        say("title", part.getTitle());
        say("title", part.getTitleToolTip());
      }
    }
    Bench.page().activate(list);
    widgets(list.tree().getShell());
    ExplainView explain = (ExplainView) Bench.page().showView(ExplainView.ID);
    for (IMarker marker : List.copyOf(list.steps())) {
      explain.explain(marker);
      Bench.until("its page", () -> explain.words().contains("What to do"));
      say("Explain", explain.words());
    }
    commands();
    menu("Track", below(Bench.page().getWorkbenchWindow().getShell().getMenuBar(), "Track"));
    menu("list", list.tree().getMenu());
    pages();
    say("console", Bench.console());
    assertTrue(said.size() > 300, said.size() + " texts");
    assertEquals(List.of(), faults());
  }

  private void say(String where, String text) {
    if (text != null && !text.isBlank()) {
      said.putIfAbsent(text, where);
    }
  }

  private Collection<String> faults() {
    TreeSet<String> faults = new TreeSet<>();
    said.forEach(
        (text, where) -> InternalKeys.in(text).forEach(key -> faults.add(where + ": " + key)));
    return new ArrayList<>(faults);
  }

  private void commands() throws Exception {
    ICommandService all = PlatformUI.getWorkbench().getService(ICommandService.class);
    for (Command command : all.getDefinedCommands()) {
      if (command.getId().startsWith(OURS)) {
        say("command", command.getName());
        say("command " + command.getName(), command.getDescription());
      }
    }
  }

  private void pages() throws Exception {
    PreferenceManager manager = PlatformUI.getWorkbench().getPreferenceManager();
    for (IPreferenceNode node : manager.getElements(PreferenceManager.PRE_ORDER)) {
      if (node.getId().startsWith(OURS)) {
        page(PreferencesUtil.createPreferenceDialogOn(null, node.getId(), null, null));
      }
    }
    for (String id : List.of("properties.project", "properties.level")) {
      IResource on =
          id.endsWith("project")
              ? track.project()
              : track.project().getFile("circuit-planted.trackwalk.json");
      page(
          PreferencesUtil.createPropertyDialogOn(
              null, on, "org.trackwalk.eclipse.ui." + id, null, null));
    }
  }

  private void page(PreferenceDialog dialog) {
    if (dialog == null) {
      return;
    }
    dialog.setBlockOnOpen(false);
    dialog.open();
    PreferencePage page = (PreferencePage) dialog.getSelectedPage();
    say("page", page.getTitle());
    widgets((Composite) page.getControl());
    dialog.close();
  }

  private void menu(String way, Menu menu) {
    if (menu == null) {
      return;
    }
    menu.notifyListeners(SWT.Show, new Event());
    for (MenuItem item : menu.getItems()) {
      String text = item.getText().replaceAll("\t.*", "");
      say("menu " + way, text);
      say("menu " + way, item.getToolTipText());
      menu(way + " > " + text, item.getMenu());
    }
    menu.notifyListeners(SWT.Hide, new Event());
  }

  private static Menu below(Menu bar, String name) {
    for (MenuItem item : bar.getItems()) {
      if (item.getText().replace("&", "").equals(name)) {
        return item.getMenu();
      }
    }
    throw new AssertionError(name);
  }

  /** What is written on widgets and comes up over them; of the platform's own nothing is judged. */
  private void widgets(Composite in) {
    each(in, control -> say("tip of " + kind(control), control.getToolTipText()));
    each(in, this::texts);
  }

  private static void each(Control control, Consumer<Control> what) {
    what.accept(control);
    if (control instanceof Composite composite) {
      for (Control child : composite.getChildren()) {
        each(child, what);
      }
    }
  }

  private static String kind(Control control) {
    return control.getClass().getSimpleName();
  }

  private void texts(Control control) {
    String where = kind(control);
    switch (control) {
      case Label label -> say(where, label.getText());
      case CLabel label -> say(where, label.getText());
      case Link link -> say(where, link.getText());
      case Button button -> say(where, button.getText());
      case Group group -> say(where, group.getText());
      case Text text -> {
        say(where, text.getText());
        say(where, text.getMessage());
      }
      case Combo combo -> List.of(combo.getItems()).forEach(item -> say(where, item));
      case CTabFolder tabs -> {
        for (CTabItem item : tabs.getItems()) {
          say(where, item.getText());
          say(where, item.getToolTipText());
        }
      }
      case ToolBar bar -> {
        for (ToolItem item : bar.getItems()) {
          say(where, item.getText());
          say(where, item.getToolTipText());
        }
      }
      case Tree tree -> {
        for (TreeColumn column : tree.getColumns()) {
          say(where, column.getText());
          say(where, column.getToolTipText());
        }
        for (TreeItem item : tree.getItems()) {
          rows(where, item, Math.max(1, tree.getColumnCount()));
        }
      }
      case Table table -> {
        for (TableColumn column : table.getColumns()) {
          say(where, column.getText());
          say(where, column.getToolTipText());
        }
        for (TableItem item : table.getItems()) {
          for (int i = 0; i < Math.max(1, table.getColumnCount()); i++) {
            say(where, item.getText(i));
          }
        }
      }
      default -> {
        // painted, or without words
      }
    }
  }

  private void rows(String where, TreeItem item, int columns) {
    for (int i = 0; i < columns; i++) {
      say(where, item.getText(i));
    }
    for (TreeItem below : item.getItems()) {
      rows(where, below, columns);
    }
  }
}
