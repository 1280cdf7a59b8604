package org.trackwalk.eclipse.viewer.editor;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.model.profile.ProfileList;

/** The row above the view: framing, colours, layers, exaggeration, one problem to the next. */
final class StageBar {

  /** Exaggerations of the slider's ends as powers of ten, times {@link #SLIDER}. */
  private static final int SLIDER = 50;

  private static final int SLIDER_MOST = 3 * SLIDER;

  /** What the buttons do that are not only about what is shown. */
  interface Actions {

    /** Frames the road. */
    void frameAll();

    /** Frames what is selected. */
    void frameSelection();

    /** Fills the menu of what can be done with the view. */
    void view(Menu menu);

    /** Selects the next finding, or the one before. */
    void step(int by);

    /** Whether the view can show materials and textures. */
    boolean materials();
  }

  private final ViewState state;
  private final Actions actions;
  private final Composite bar;
  private final ToolBar tools;
  private final Consumer<Change> listener = this::changed;
  private final Scale slider;
  private final Label factor;
  private final Composite ribbons;

  StageBar(Composite parent, ViewState state, Actions actions) {
    this.state = state;
    this.actions = actions;
    bar = new Composite(parent, SWT.NONE);
    RowLayout wrapping = new RowLayout(SWT.HORIZONTAL);
    wrapping.center = true;
    wrapping.marginTop = 0;
    wrapping.marginBottom = 0;
    bar.setLayout(wrapping);
    tools = new ToolBar(bar, SWT.FLAT | SWT.RIGHT);
    push("Frame all", "Shows the whole road (Home)", actions::frameAll);
    new ToolItem(tools, SWT.SEPARATOR);
    push("Frame selection", "Flies to what is selected (F)", actions::frameSelection);
    new ToolItem(tools, SWT.SEPARATOR);
    drop("Colours", "What the colours of the surface say", this::colours);
    drop("Layers", "What is shown beside the surface", this::layers);
    drop("View", "Cut, isolate, measure, the mouse, a picture", actions::view);
    check("Wireframe", Layer.WIREFRAME);
    new ToolItem(tools, SWT.SEPARATOR);
    check("Problems", Layer.PROBLEMS);
    new ToolItem(tools, SWT.SEPARATOR);
    push("◀ Problem", "The problem before this one", () -> actions.step(-1));
    new ToolItem(tools, SWT.SEPARATOR);
    push("Problem ▶", "The next problem, the worst first", () -> actions.step(1));
    ribbons = new Composite(bar, SWT.NONE);
    ribbons.setLayout(row(3));
    new Label(ribbons, SWT.NONE).setText("Gaps and steps");
    slider = new Scale(ribbons, SWT.HORIZONTAL);
    slider.setMaximum(SLIDER_MOST);
    slider.setLayoutData(new GridData(160, SWT.DEFAULT));
    slider.addListener(SWT.Selection, event -> exaggerate());
    slider.setToolTipText("How many times as large gaps and steps are drawn");
    factor = new Label(ribbons, SWT.NONE);
    factor.setLayoutData(new GridData(60, SWT.DEFAULT));
    state.addListener(listener);
    bar.addListener(SWT.Dispose, event -> state.removeListener(listener));
    changed(Change.OPTIONS);
  }

  private static GridLayout row(int columns) {
    GridLayout layout = new GridLayout(columns, false);
    layout.marginHeight = 0;
    layout.marginWidth = 2;
    return layout;
  }

  Composite control() {
    return bar;
  }

  private void push(String text, String tip, Runnable action) {
    ToolItem item = new ToolItem(tools, SWT.PUSH);
    item.setText(text);
    item.setToolTipText(tip);
    item.addListener(SWT.Selection, event -> action.run());
  }

  private void check(String text, Layer layer) {
    ToolItem item = new ToolItem(tools, SWT.CHECK);
    item.setText(text);
    item.setToolTipText(layer.title());
    item.setData(layer);
    item.addListener(SWT.Selection, event -> show(layer, item.getSelection()));
  }

  private void drop(String text, String tip, Consumer<Menu> filler) {
    ToolItem item = new ToolItem(tools, SWT.DROP_DOWN);
    item.setText(text);
    item.setToolTipText(tip);
    item.addListener(
        SWT.Selection,
        event -> {
          Menu menu = new Menu(bar.getShell(), SWT.POP_UP);
          filler.accept(menu);
          Point below =
              tools.toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height);
          menu.setLocation(below);
          menu.addListener(SWT.Hide, e -> bar.getDisplay().asyncExec(menu::dispose));
          menu.setVisible(true);
        });
  }

  private void colours(Menu menu) {
    for (ColourMode mode : ColourMode.values()) {
      if (mode == ColourMode.MATERIALS && !actions.materials()) {
        continue;
      }
      MenuItem item = new MenuItem(menu, SWT.RADIO);
      item.setText(mode.title());
      item.setSelection(state.options().mode() == mode);
      item.addListener(SWT.Selection, event -> colour(mode, item.getSelection()));
    }
  }

  private void colour(ColourMode mode, boolean chosen) {
    if (chosen) {
      state.options(state.options().coloured(mode));
      ViewSettings.materials(mode == ColourMode.MATERIALS);
    }
  }

  private void layers(Menu menu) {
    for (Layer layer : Layer.values()) {
      if (layer == Layer.ACTIVE_EDGES) {
        MenuItem item = new MenuItem(menu, SWT.CASCADE);
        item.setText(layer.title());
        Menu engines = new Menu(menu);
        item.setMenu(engines);
        engines(engines);
        continue;
      }
      MenuItem item = new MenuItem(menu, SWT.CHECK);
      item.setText(layer.title());
      item.setSelection(state.options().shows(layer));
      item.addListener(SWT.Selection, event -> show(layer, item.getSelection()));
    }
  }

  private void engines(Menu menu) {
    boolean on = state.options().shows(Layer.ACTIVE_EDGES);
    MenuItem none = new MenuItem(menu, SWT.RADIO);
    none.setText("None");
    none.setSelection(!on);
    none.addListener(SWT.Selection, event -> show(Layer.ACTIVE_EDGES, !none.getSelection()));
    for (String id : ProfileList.ids()) {
      MenuItem item = new MenuItem(menu, SWT.RADIO);
      item.setText(id);
      item.setSelection(on && id.equals(state.options().profile()));
      item.addListener(
          SWT.Selection,
          event -> {
            if (item.getSelection()) {
              state.options(state.options().judgedBy(id).with(Layer.ACTIVE_EDGES, true));
            }
          });
    }
  }

  private void show(Layer layer, boolean shown) {
    state.options(state.options().with(layer, shown));
  }

  private void exaggerate() {
    double times = Math.pow(10, (double) slider.getSelection() / SLIDER);
    state.options(state.options().exaggerated(times >= 10 ? Math.rint(times) : times));
  }

  private void changed(Change change) {
    if (change != Change.OPTIONS) {
      return;
    }
    ViewOptions options = state.options();
    for (ToolItem item : tools.getItems()) {
      if (item.getData() instanceof Layer layer) {
        item.setSelection(options.shows(layer));
      }
    }
    slider.setSelection((int) Math.round(SLIDER * Math.log10(options.factor())));
    factor.setText("× " + Math.round(options.factor()));
    boolean shown = options.shows(Layer.RIBBONS);
    if (ribbons.getVisible() != shown || ribbons.getLayoutData() == null) {
      ribbons.setVisible(shown);
      RowData room = new RowData();
      room.exclude = !shown;
      ribbons.setLayoutData(room);
      bar.getParent().layout(true, true);
    }
  }
}
