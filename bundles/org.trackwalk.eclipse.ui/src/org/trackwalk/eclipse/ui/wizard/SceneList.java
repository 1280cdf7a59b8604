package org.trackwalk.eclipse.ui.wizard;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.trackwalk.eclipse.ui.survey.SceneChoice;

/** Which of several scenes; there only when there are several. */
final class SceneList {

  private final Label label;
  private final Combo combo;
  private List<SceneChoice> choices = List.of();
  private SceneChoice chosen;

  /**
   * A hidden list.
   *
   * @param words with three columns
   * @param changed is told when another scene is chosen
   */
  SceneList(Composite words, Runnable changed) {
    label = new Label(words, SWT.NONE);
    label.setText("Which scene:");
    combo = new Combo(words, SWT.READ_ONLY);
    combo.setToolTipText("A file, or a folder, may have several scenes: which one is the track?");
    GridDataFactory.swtDefaults().applyTo(label);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(combo);
    show(List.of());
    combo.addListener(
        SWT.Selection,
        event -> {
          chosen = choices.get(combo.getSelectionIndex());
          changed.run();
        });
  }

  /** What was chosen; null for the usual one. */
  SceneChoice chosen() {
    return chosen;
  }

  /** Forgets what was chosen: other files are looked at. */
  void reset() {
    chosen = null;
    show(List.of());
  }

  /** Shows what there is to choose; what was chosen stays chosen when it is still there. */
  void show(List<SceneChoice> found) {
    if (!found.equals(choices)) {
      choices = List.copyOf(found);
      combo.setItems(choices.stream().map(SceneChoice::label).toArray(String[]::new));
    }
    combo.select(chosen == null ? 0 : Math.max(0, choices.indexOf(chosen)));
    for (Control each : List.of(label, combo)) {
      each.setVisible(choices.size() > 1);
      ((GridData) each.getLayoutData()).exclude = choices.size() < 2;
    }
    label.getParent().layout();
  }
}
