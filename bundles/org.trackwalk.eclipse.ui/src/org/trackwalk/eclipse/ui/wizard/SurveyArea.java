package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.eclipse.ui.survey.FoundScene;
import org.trackwalk.eclipse.ui.survey.LevelBox;
import org.trackwalk.eclipse.ui.survey.RaceSize;
import org.trackwalk.eclipse.ui.survey.RoadNames;
import org.trackwalk.eclipse.ui.survey.SceneUse;
import org.trackwalk.eclipse.ui.survey.Survey;
import org.trackwalk.eclipse.ui.survey.SurveyJob;
import org.trackwalk.eclipse.ui.survey.SurveyQuestion;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** What was found, what can be said otherwise (unit, axis, road), and a picture of it. */
final class SurveyArea extends SashForm {

  /** After the last key in the road's names, milliseconds. */
  private static final int TYPED = 500;

  private final Runnable changed;
  private final Display display;
  private final Text found;
  private final Label step;
  private final ProgressBar bar;
  private final Button stop;
  private final Combo unit;
  private final Combo up;
  private final Text road;
  private final Button manifest;
  private final Button twins;
  private final Button deep;
  private final Button scene;
  private final SceneList scenes;
  private final boolean asked;
  private final SizePreview preview;
  private final Runnable typed = this::look;
  private List<Path> paths = List.of();
  private boolean together;
  private boolean forScene;
  private boolean wanted;
  private SurveyJob job;
  private Survey survey;
  private String refusal = "";

  /**
   * An empty area for meshes.
   *
   * @param changed is told of everything
   */
  SurveyArea(Composite parent, Runnable changed) {
    this(parent, changed, false);
  }

  /**
   * An empty area.
   *
   * @param changed is told of everything
   * @param asked whether the path is a game's scene, and only that will do
   */
  SurveyArea(Composite parent, Runnable changed, boolean asked) {
    super(parent, SWT.HORIZONTAL);
    this.changed = changed;
    this.asked = asked;
    display = parent.getDisplay();
    Composite words = new Composite(this, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(3).margins(0, 4).applyTo(words);
    found = new Text(words, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL | SWT.BORDER);
    found.setData("found", "found");
    GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(330, 120).applyTo(found);
    scene = SurveyControls.box(words);
    scene.setSelection(true);
    scene.addListener(SWT.Selection, event -> look());
    scenes = new SceneList(words, this::look);
    twins = SurveyControls.box(words);
    deep = SurveyControls.box(words);
    deep.setSelection(true);
    deep.addListener(SWT.Selection, event -> look());
    bar = new ProgressBar(words, SWT.INDETERMINATE);
    GridDataFactory.swtDefaults().hint(90, SWT.DEFAULT).applyTo(bar);
    step = new Label(words, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(step);
    stop = new Button(words, SWT.PUSH);
    stop.setText("Stop");
    GridDataFactory.swtDefaults().applyTo(stop);
    stop.addListener(SWT.Selection, event -> stop());
    Label question = new Label(words, SWT.NONE);
    question.setText("Not as it should be? Say it here:");
    GridDataFactory.fillDefaults().span(3, 1).applyTo(question);
    unit = SurveyControls.combo(words, "Unit:", "The length that the number 1 in the files means");
    for (LengthUnit each : LengthUnit.values()) {
      unit.add(UnitWords.of(each));
    }
    up =
        SurveyControls.combo(
            words, "Up axis:", "Blender's own axes are Z up; its glTF exporter writes Y up");
    for (UpAxis each : UpAxis.values()) {
      up.add(each.name());
    }
    new Label(words, SWT.NONE).setText("Road:");
    road = new Text(words, SWT.BORDER);
    road.setMessage("found by itself; to change: road*, pit lane");
    road.setToolTipText(
        "Names of the pieces that cars drive on, with commas between; * for any characters");
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(road);
    manifest = new Button(words, SWT.CHECK);
    manifest.setText("Write this down in a manifest beside the files");
    manifest.setToolTipText(
        "A small file that says which meshes are one level, in which unit, and where the road is");
    GridDataFactory.fillDefaults().span(3, 1).applyTo(manifest);
    preview = new SizePreview(this);
    setWeights(55, 45);
    unit.addListener(SWT.Selection, event -> look());
    up.addListener(SWT.Selection, event -> look());
    road.addListener(SWT.Modify, event -> getDisplay().timerExec(TYPED, typed));
    manifest.addListener(SWT.Selection, event -> changed.run());
    addListener(SWT.Dispose, event -> cancel());
    busy(false);
  }

  /** Looks at other files; nothing happens when they are the same. */
  void paths(List<Path> files, boolean asOne) {
    if (!files.equals(paths) || together != asOne) {
      paths = List.copyOf(files);
      together = asOne;
      scenes.reset();
      look();
    }
  }

  /** Checks or clears the box of the manifest. */
  void manifest(boolean wanted) {
    manifest.setSelection(wanted);
  }

  /** What was found; null while that is not known. */
  Survey survey() {
    return survey;
  }

  /** What is asked, with what was chosen. */
  SurveyQuestion question() {
    int axis = up.getSelectionIndex() - 1;
    int length = unit.getSelectionIndex() - 1;
    return new SurveyQuestion(
        paths,
        together,
        axis < 0 ? null : UpAxis.values()[axis],
        length < 0 ? null : LengthUnit.values()[length],
        RoadNames.list(road.getText()),
        deep.getSelection(),
        asked ? SceneUse.ASKED : scene.getSelection() ? SceneUse.TAKEN : SceneUse.LEFT,
        scenes.chosen());
  }

  /** The scene that says what stands where; null when there is none, or it is not wanted. */
  FoundScene scene() {
    return survey == null ? null : survey.scene();
  }

  /** Files that are not to be checked because another one holds the same. */
  List<Path> leftOut() {
    return survey == null || !twins.getSelection()
        ? List.of()
        : survey.twins().stream().map(Survey.Twin::again).toList();
  }

  /** Folders below that are checked too. */
  List<Path> below() {
    return survey == null || !deep.getSelection() ? List.of() : survey.below().folders();
  }

  /** Asks about what the folder holds twice or below. */
  private void ask(Survey answer) {
    List<Survey.Twin> same = answer.twins();
    String names =
        String.join(", ", same.stream().map(t -> t.again().getFileName().toString()).toList());
    String question =
        same.isEmpty()
            ? ""
            : same.size() == 1
                ? "Leave out "
                    + names
                    + ": it holds the same as "
                    + same.get(0).kept().getFileName()
                : "Leave out " + same.size() + " files that others hold too: " + names;
    if (!question.equals(twins.getToolTipText())) {
      twins.setSelection(true);
    }
    SurveyControls.ask(twins, question);
    SurveyControls.ask(
        scene,
        asked || answer.offer().isEmpty()
            ? ""
            : "Take placements, line and starts from the " + answer.offer());
    SurveyControls.ask(
        deep, answer.below().found().isEmpty() ? "" : "Check also the " + answer.below().count());
  }

  /** Whether a manifest is to be written: asked for, or needed to keep what was chosen. */
  boolean wantsManifest() {
    return manifest.getSelection() && !hasManifest() && scene() == null;
  }

  /** Why nothing can be done with it; null when it can. */
  String error() {
    if (job != null) {
      return null;
    }
    if (!refusal.isEmpty()) {
      return refusal;
    }
    if (survey != null && survey.levels().isEmpty()) {
      return (asked ? "This cannot be imported. " : "Nothing here can be read. ")
          + survey.unread().stream()
              .findFirst()
              .map(each -> each.name() + ": " + each.reason())
              .orElse("");
    }
    boolean named = !RoadNames.list(road.getText()).isEmpty();
    if (survey != null && named && survey.first().road().pieces().isEmpty()) {
      return "No piece is called " + road.getText().strip() + ".";
    }
    return null;
  }

  /** What is strange about the size; null for nothing. */
  String doubt() {
    if (survey == null || survey.first() == null) {
      return null;
    }
    List<String> doubts = survey.first().doubts();
    if (!doubts.isEmpty()) {
      String first = doubts.get(0);
      return first.substring(0, 1).toUpperCase(Locale.ROOT) + first.substring(1) + ".";
    }
    double[] size = LevelBox.size(survey.first().box());
    return RaceSize.doubt(size, survey.first().unit()).orElse(null);
  }

  private boolean hasManifest() {
    return survey != null && survey.levels().stream().anyMatch(level -> level.manifest());
  }

  private void look() {
    if (isDisposed()) {
      return;
    }
    cancel();
    survey = null;
    refusal = "";
    SurveyQuestion question = question();
    if (paths.isEmpty()) {
      found.setText("");
      preview.show(null);
    } else {
      found.setText("Looking…");
      SurveyJob next =
          new SurveyJob(question, this::doing, answer -> later(question, answer), this::cannot);
      job = next;
      next.schedule();
    }
    busy(job != null);
    if (question.up() != null || question.unit() != null || !question.road().isEmpty()) {
      manifest.setSelection(true);
    }
    changed.run();
  }

  private void doing(String task) {
    inDisplay(() -> step.setText(task));
  }

  private void later(SurveyQuestion question, Survey answer) {
    inDisplay(
        () -> {
          if (question.equals(question())) {
            done(answer);
          }
        });
  }

  private void cannot(String why) {
    inDisplay(
        () -> {
          job = null;
          refusal = why;
          found.setText(why);
          busy(false);
          changed.run();
        });
  }

  private void done(Survey answer) {
    job = null;
    survey = answer;
    found.setText(answer.text());
    ask(answer);
    scenes.show(answer.choices());
    preview.show(answer.first());
    boolean stated = hasManifest();
    boolean chosen =
        unit.getSelectionIndex() > 0
            || up.getSelectionIndex() > 0
            || !RoadNames.list(road.getText()).isEmpty();
    // A line is in metres with Y up, so unit and axis of a scene with a line are what they are.
    boolean lined = answer.scene() != null && answer.scene().scene().line() != null;
    unit.setEnabled(!stated && !lined);
    up.setEnabled(!stated && !lined);
    road.setEnabled(!stated);
    // What was chosen is only kept by a manifest, and a scene is one.
    boolean free = answer.scene() == null && !chosen;
    manifest.setEnabled(!stated && free && !answer.levels().isEmpty());
    if (answer.scene() != null && !forScene) {
      forScene = true;
      wanted = manifest.getSelection();
      manifest.setSelection(true);
    } else if (answer.scene() == null && forScene) {
      forScene = false;
      manifest.setSelection(wanted || chosen);
    }
    if (stated) {
      manifest.setSelection(false);
    }
    if (stated || lined) {
      unit.select(0);
      up.select(0);
    }
    busy(false);
    changed.run();
  }

  private void stop() {
    cancel();
    refusal = "Stopped. Choose the files again to look at them.";
    found.setText(refusal);
    paths = List.of();
    busy(false);
    changed.run();
  }

  private void cancel() {
    if (job != null) {
      job.cancel();
      job = null;
    }
  }

  private void busy(boolean now) {
    // Their place is kept: whoever aims at a field below must not miss it.
    for (Control each : List.of(bar, step, stop)) {
      each.setVisible(now);
    }
    step.setText("");
  }

  private void inDisplay(Runnable work) {
    if (!display.isDisposed()) {
      display.asyncExec(
          () -> {
            if (!isDisposed()) {
              work.run();
            }
          });
    }
  }
}
