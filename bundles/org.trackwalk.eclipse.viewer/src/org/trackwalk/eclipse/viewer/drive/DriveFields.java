package org.trackwalk.eclipse.viewer.drive;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.trackwalk.drive.trial.ManifoldKind;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;

/** What drives, how, and what drives beside it. */
final class DriveFields {

  private static final int FASTEST = 500;
  private static final String NONE = "nothing beside it";

  private final Composite line;
  private final Consumer<DriveSetup> changed;
  private final Combo body;
  private final Button towed;
  private final Button reverse;
  private final Spinner speed;
  private final Combo[] engines = new Combo[2];
  private final Combo[] manifolds = new Combo[2];
  private DriveSetup shown = DriveSetup.USUAL;

  DriveFields(Composite parent, Consumer<DriveSetup> changed) {
    this.changed = changed;
    line = new Composite(parent, SWT.NONE);
    RowLayout wrapping = new RowLayout(SWT.HORIZONTAL);
    wrapping.center = true;
    wrapping.marginTop = 0;
    wrapping.marginBottom = 0;
    line.setLayout(wrapping);
    body = combo("What drives");
    body.setItems(titles());
    towed = check("on rails", "Its way along the road is held; else it goes where it rolls");
    reverse = check("in reverse", "Drives the other way");
    speed = new Spinner(line, SWT.BORDER);
    speed.setMaximum(FASTEST);
    speed.setToolTipText("Speed in km/h; 0: what the level's vehicle drives there");
    speed.addListener(SWT.DefaultSelection, event -> read());
    speed.addListener(SWT.FocusOut, event -> read());
    new Label(line, SWT.NONE).setText("km/h");
    for (int i = 0; i < 2; i++) {
      Label dot = new Label(line, SWT.NONE);
      int rgb = DriveSetup.COLOURS[i];
      dot.setText("●");
      dot.setForeground(new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF));
      engines[i] = combo("Engine whose contacts it has");
      engines[i].setItems(DriveSetup.engines());
      if (i == 1) {
        engines[i].add(NONE, 0);
      }
      manifolds[i] = combo("How many points it stands on, and how they come about");
      manifolds[i].setItems(
          Arrays.stream(ManifoldKind.values()).map(ManifoldKind::id).toArray(String[]::new));
    }
    show(DriveSetup.USUAL);
  }

  private static String[] titles() {
    return Arrays.stream(DriveSetup.Body.values())
        .map(DriveSetup.Body::title)
        .toArray(String[]::new);
  }

  private Combo combo(String tip) {
    Combo combo = new Combo(line, SWT.READ_ONLY);
    combo.setToolTipText(tip);
    combo.addListener(SWT.Selection, event -> read());
    return combo;
  }

  private Button check(String text, String tip) {
    Button button = new Button(line, SWT.CHECK);
    button.setText(text);
    button.setToolTipText(tip);
    button.addListener(SWT.Selection, event -> read());
    return button;
  }

  Composite control() {
    return line;
  }

  private void read() {
    DriveSetup.Engine second =
        engines[1].getSelectionIndex() == 0 ? null : engine(1, engines[1].getSelectionIndex() - 1);
    double kmh = Math.round(shown.speed() * Vehicle.KMH);
    double metres =
        speed.getSelection() == kmh ? shown.speed() : speed.getSelection() / Vehicle.KMH;
    changed.accept(
        shown
            .with(DriveSetup.Body.values()[body.getSelectionIndex()])
            .going(towed.getSelection(), reverse.getSelection(), metres)
            .by(engine(0, engines[0].getSelectionIndex()), second));
  }

  private DriveSetup.Engine engine(int which, int index) {
    String profile = index == 0 ? DriveSetup.OWN : ProfileList.ids().get(index - 1);
    ManifoldKind kind = ManifoldKind.values()[manifolds[which].getSelectionIndex()];
    return new DriveSetup.Engine(profile, kind);
  }

  /** Shows what is set. */
  void show(DriveSetup setup) {
    shown = setup;
    body.select(setup.body().ordinal());
    towed.setSelection(setup.towed());
    reverse.setSelection(setup.reverse());
    int kmh = (int) Math.round(setup.speed() * Vehicle.KMH);
    if (!speed.isFocusControl()) {
      speed.setSelection(kmh);
    }
    List<DriveSetup.Engine> both = Arrays.asList(setup.first(), setup.second());
    for (int i = 0; i < 2; i++) {
      DriveSetup.Engine engine = both.get(i);
      if (engine == null) {
        engines[i].select(0);
        manifolds[i].select(0);
      } else {
        // indexOf is -1 for the level's own, which comes first
        engines[i].select(ProfileList.ids().indexOf(engine.profile()) + 1 + i);
        manifolds[i].select(engine.manifold().ordinal());
      }
      manifolds[i].setEnabled(engine != null);
    }
  }
}
