package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.measure.Tape;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.settings.MouseStyle;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** The menu <em>View</em> of the bar: cut open, isolate, measure, the mouse, a picture. */
final class ViewMenu {

  /** Metres over the selected place at which a level cut lies: what is driven on stays. */
  private static final double OVER = 0.5;

  private final ViewState state;
  private final Stage stage;
  private final Tape tape;
  private final String name;

  /**
   * The menu of a view.
   *
   * @param name of the level, for files
   */
  ViewMenu(ViewState state, Stage stage, Tape tape, String name) {
    this.state = state;
    this.stage = stage;
    this.tape = tape;
    this.name = name;
  }

  void fill(Menu menu) {
    check(menu, "Measure\tM", tape.on(), () -> tape.measure(!tape.on()));
    push(menu, "Copy the Measure", tape.measured(), tape::copy);
    new MenuItem(menu, SWT.SEPARATOR);
    Optional<double[]> place = place();
    push(menu, "Cut Open Here, Toward the Eye", place.isPresent(), () -> upright(place.get()));
    push(
        menu,
        "Cut Away What Is Above",
        place.isPresent(),
        () -> state.cut(Cut.above(place.get()[1] + OVER)));
    push(menu, "No Cut", state.cut().isPresent(), () -> state.cut(null));
    boolean through = state.options().shows(Layer.XRAY);
    check(menu, "X-Ray", through, () -> state.options(state.options().with(Layer.XRAY, !through)));
    new MenuItem(menu, SWT.SEPARATOR);
    push(menu, "Isolate Selected Pieces", !state.selectedPieces().isEmpty(), state::isolate);
    push(menu, "Show All Pieces", !state.hidden().isEmpty(), state::showAll);
    new MenuItem(menu, SWT.SEPARATOR);
    MenuItem mouse = new MenuItem(menu, SWT.CASCADE);
    mouse.setText("Mouse As In");
    Menu styles = new Menu(menu);
    mouse.setMenu(styles);
    for (MouseStyle style : MouseStyle.values()) {
      MenuItem item = new MenuItem(styles, SWT.RADIO);
      item.setText(style.title());
      item.setSelection(ViewSettings.mouse() == style);
      item.addListener(SWT.Selection, event -> ViewSettings.mouse(style));
    }
    push(
        menu,
        "Export Picture…",
        true,
        () -> PictureExport.ask(stage.control().getShell(), stage, name));
  }

  private static void push(Menu menu, String text, boolean enabled, Runnable deed) {
    item(menu, SWT.PUSH, text, deed).setEnabled(enabled);
  }

  private static void check(Menu menu, String text, boolean on, Runnable deed) {
    item(menu, SWT.CHECK, text, deed).setSelection(on);
  }

  private static MenuItem item(Menu menu, int kind, String text, Runnable deed) {
    MenuItem item = new MenuItem(menu, kind);
    item.setText(text);
    item.addListener(SWT.Selection, event -> deed.run());
    return item;
  }

  private Optional<double[]> place() {
    return state
        .glyph()
        .map(g -> g.finding().position())
        .or(() -> state.hit().map(hit -> new double[] {hit.x(), hit.y(), hit.z()}));
  }

  private void upright(double[] at) {
    Vector3d toEye = stage.eye().pose().toEye();
    state.cut(Cut.upright(at[0], at[1], at[2], toEye));
  }
}
