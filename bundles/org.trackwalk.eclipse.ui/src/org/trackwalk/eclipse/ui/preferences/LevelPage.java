package org.trackwalk.eclipse.ui.preferences;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PropertyPage;
import org.trackwalk.eclipse.core.change.MarkPieces;
import org.trackwalk.eclipse.core.change.PieceClass;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;

/** What is known of a mesh file or a level, and what a file is for. */
public final class LevelPage extends PropertyPage {

  private static final String NOT_SAID = "not said; found by name or shape";

  private Combo kind;
  private TrackLevel level;
  private PieceClass before;

  /** Made by the workbench. */
  public LevelPage() {
    noDefaultAndApplyButton();
  }

  @Override
  protected Control createContents(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).spacing(12, 6).applyTo(form);
    IResource resource = Adapters.adapt(getElement(), IResource.class);
    level = Levels.of(resource).orElse(null);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, TrackwalkPage.HELP);
    if (level == null) {
      new Label(form, SWT.WRAP).setText("This belongs to no level.");
      return form;
    }
    FileFacts facts = new FileFacts(resource, level);
    for (Map.Entry<String, String> line : facts.lines().entrySet()) {
      Label name = new Label(form, SWT.NONE);
      name.setText(line.getKey() + ":");
      GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(name);
      Text value = new Text(form, SWT.READ_ONLY | SWT.WRAP);
      value.setText(line.getValue());
      GridDataFactory.fillDefaults().grab(true, false).hint(380, -1).applyTo(value);
    }
    if (Levels.isMesh(resource)) {
      new Label(form, SWT.NONE).setText("What it is for:");
      kind = new Combo(form, SWT.READ_ONLY);
      kind.add(NOT_SAID);
      for (PieceClass each : PieceClass.values()) {
        kind.add(each.words());
      }
      before = facts.stated().orElse(null);
      kind.select(before == null ? 0 : before.ordinal() + 1);
      if (before != null) {
        kind.remove(0); // what the manifest says is changed, not unsaid
      }
      kind.setToolTipText("Written into the level's manifest; Edit > Undo takes it back");
    }
    IgnoredTable.in(form, level);
    return form;
  }

  @Override
  public boolean performOk() {
    chosen().filter(as -> as != before).ifPresent(this::mark);
    return true;
  }

  private Optional<PieceClass> chosen() {
    if (kind == null || kind.isDisposed()) {
      return Optional.empty();
    }
    return List.of(PieceClass.values()).stream()
        .filter(each -> each.words().equals(kind.getText()))
        .findFirst();
  }

  private void mark(PieceClass as) {
    IFile file = Adapters.adapt(getElement(), IFile.class);
    before = as;
    ChangeRun.run(
        "Marking as " + as.words(),
        (progress, monitor) -> MarkPieces.files(level, List.of(file), as, progress));
  }
}
