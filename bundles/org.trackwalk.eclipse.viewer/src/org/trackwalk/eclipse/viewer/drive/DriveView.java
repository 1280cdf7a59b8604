package org.trackwalk.eclipse.viewer.drive;

import java.util.List;
import java.util.Locale;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.eclipse.viewer.desk.FrontDesk;
import org.trackwalk.eclipse.viewer.strip.StripCanvas;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;
import org.trackwalk.model.profile.Vehicle;

/** Plays what has driven on the level that is in front, and shows its strips over the time. */
public final class DriveView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.viewer.drive";

  private static final String HELP = "org.trackwalk.eclipse.help.drive";

  private static final String NO_LEVEL =
      "Open a level in 3D, then choose Drive Here in the menu of a place or of a finding.";

  private static final String PLAY = "▶ Play";
  private static final String PAUSE = "❚❚ Pause";

  /** Stops of the slider. */
  private static final int STOPS = 1000;

  /** Milliseconds between two looks at how far the driving is. */
  private static final int LOOK = 200;

  private final Runnable listener = this::show;
  private FrontDesk<DriveDesk> front;
  private DriveDesk desk;
  private DriveFields fields;
  private ToolBar tools;
  private ToolItem play;
  private ToolItem along;
  private Scale slider;
  private Label words;
  private StripCanvas chart;
  private List<DriveRun> drawn = List.of();

  @Override
  public void createPartControl(Composite parent) {
    Composite body = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
    fields = new DriveFields(body, setup -> deed(() -> desk.setup(setup)));
    GridDataFactory.fillDefaults().grab(true, false).applyTo(fields.control());
    Composite deck = new Composite(body, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(3).margins(4, 0).applyTo(deck);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(deck);
    buttons(deck);
    slider = new Scale(deck, SWT.HORIZONTAL);
    slider.setMaximum(STOPS);
    slider.setToolTipText("Winds to a moment");
    slider.addListener(SWT.Selection, event -> deed(this::slid));
    GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(slider);
    words = new Label(deck, SWT.NONE);
    GridDataFactory.fillDefaults()
        .align(SWT.FILL, SWT.CENTER)
        .hint(340, SWT.DEFAULT)
        .applyTo(words);
    chart = new StripCanvas(body, false, new Hand());
    chart.canvas().addListener(SWT.KeyDown, this::key);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
    PlatformUI.getWorkbench().getHelpSystem().setHelp(body, HELP);
    WorkbenchUndo.offer(getViewSite());
    front = new FrontDesk<>(getSite().getPage(), DriveDesk.class, this::show);
  }

  private void buttons(Composite deck) {
    tools = new ToolBar(deck, SWT.FLAT);
    // The wider of its two texts: the bar keeps the room that it has at first.
    play = button(PAUSE, "Plays, or stands still (Space)", this::playOrPause);
    button("◀|", "One step back (comma)", () -> desk.step(-1));
    button("|▶", "One step on (full stop)", () -> desk.step(1));
    button("Slower", "Half as fast (minus)", () -> desk.faster(-1));
    button("Faster", "Twice as fast (plus)", () -> desk.faster(1));
    along = new ToolItem(tools, SWT.CHECK);
    along.setText("Go along");
    along.setToolTipText("The eye goes along with the first body");
    along.addListener(SWT.Selection, event -> deed(() -> desk.follow(along.getSelection())));
  }

  private ToolItem button(String text, String tip, Runnable action) {
    ToolItem item = new ToolItem(tools, SWT.PUSH);
    item.setText(text);
    item.setToolTipText(tip);
    item.addListener(SWT.Selection, event -> deed(action));
    return item;
  }

  private void deed(Runnable action) {
    if (desk != null) {
      action.run();
    }
  }

  private void playOrPause() {
    if (desk.player().playing()) {
      desk.pause();
    } else {
      desk.play();
    }
  }

  private void slid() {
    desk.wind(desk.player().length() * slider.getSelection() / STOPS);
  }

  private void key(Event event) {
    switch (event.character) {
      case ' ' -> deed(this::playOrPause);
      case ',' -> deed(() -> desk.step(-1));
      case '.' -> deed(() -> desk.step(1));
      case '-' -> deed(() -> desk.faster(-1));
      case '+' -> deed(() -> desk.faster(1));
      default -> {
        // somebody else's
      }
    }
  }

  /** The chart, for those who look at what it says. */
  public StripCanvas chart() {
    return chart;
  }

  /** The drive that it shows; null without a level. */
  DriveDesk desk() {
    return desk;
  }

  /** What it says of the moment. */
  String words() {
    return words.getText();
  }

  private void show(DriveDesk now) {
    desk = now;
    show();
  }

  private void show() {
    if (words.isDisposed()) {
      return;
    }
    List<DriveRun> runs = desk == null ? List.of() : desk.runs();
    boolean busy = desk != null && desk.busy();
    if (runs.isEmpty() || runs != drawn) {
      fields.show(desk == null ? DriveSetup.USUAL : desk.setup());
      chart.show(
          runs.isEmpty() ? null : DriveSheets.of(runs), desk == null ? NO_LEVEL : desk.message());
    }
    drawn = runs;
    for (ToolItem item : tools.getItems()) {
      item.setEnabled(!runs.isEmpty());
    }
    slider.setEnabled(!runs.isEmpty());
    along.setSelection(desk != null && desk.following());
    if (busy) {
      words.setText(desk.message());
      words.getDisplay().timerExec(LOOK, listener);
    } else if (runs.isEmpty()) {
      words.setText("");
      slider.setSelection(0);
    } else {
      moment(runs, desk.player());
    }
  }

  private void moment(List<DriveRun> runs, DrivePlayer player) {
    play.setText(player.playing() ? PAUSE : PLAY);
    slider.setSelection((int) Math.round(STOPS * player.time() / Math.max(1e-9, player.length())));
    TrialStep step = runs.get(0).at(player.time());
    words.setText(
        String.format(
            Locale.ROOT,
            "%.3f s, step %d, %.0f km/h, at %s of the real speed",
            step.time(),
            step.number(),
            Vehicle.KMH * step.velocity().length(),
            player.rate() >= 1
                ? Math.round(player.rate()) + " x"
                : "1/" + Math.round(1 / player.rate())));
    chart.cursor(player.time());
  }

  @Override
  public void setFocus() {
    chart.canvas().setFocus();
  }

  @Override
  public void dispose() {
    front.close();
    super.dispose();
  }

  /** What the mouse and the keys do on the chart. */
  private final class Hand implements StripCanvas.Listener {

    @Override
    public void moved(double at) {
      desk.wind(at);
    }

    @Override
    public void chosen(double at) {
      desk.wind(at);
    }

    @Override
    public void chosen(StripSheet.Mark mark) {
      desk.wind(mark.at());
    }
  }
}
