package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.command.ReportFile;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** Which levels, in which formats, into which folder. */
final class ExportPage extends WizardPage {

  private static final String HELP = "org.trackwalk.eclipse.help.wizard.export";

  private static final String USUAL =
      "Choose levels and formats. Levels that were not checked yet are checked first.";

  private final List<TrackLevel> levels;
  private final Set<TrackLevel> preset;
  private Table levelTable;
  private Table formatTable;
  private Text folder;
  private Label files;

  /**
   * A page.
   *
   * @param preset levels that are checked at first
   */
  ExportPage(Set<TrackLevel> preset) {
    super("export", "Export findings", null);
    this.preset = preset;
    levels = Levels.in(ResourcesPlugin.getWorkspace().getRoot());
    setDescription(USUAL);
  }

  @Override
  public void createControl(Composite parent) {
    Composite form = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(form);
    new Label(form, SWT.NONE).setText("Levels:");
    levelTable = table(form, 70);
    for (TrackLevel level : levels) {
      TableItem item = new TableItem(levelTable, SWT.NONE);
      item.setText(new String[] {level.name(), level.anchor().getFullPath().toString()});
      item.setChecked(preset.contains(level) || preset.isEmpty() && levels.size() == 1);
    }
    new Label(form, SWT.NONE).setText("Formats:");
    formatTable = table(form, 200);
    for (ReportFormat format : FormatList.all()) {
      TableItem item = new TableItem(formatTable, SWT.NONE);
      item.setText(new String[] {format.id(), format.description()});
    }
    for (Table table : List.of(levelTable, formatTable)) {
      for (TableColumn column : table.getColumns()) {
        column.pack();
      }
    }
    new Label(form, SWT.NONE).setText("Folder:");
    folder = new Text(form, SWT.BORDER);
    folder.setMessage("where the reports go");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(folder);
    Button browse = new Button(form, SWT.PUSH);
    browse.setText("Browse…");
    browse.addListener(SWT.Selection, event -> browse());
    new Label(form, SWT.NONE);
    files = new Label(form, SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(500, 40).applyTo(files);
    levels.stream()
        .filter(level -> preset.contains(level) || levels.size() == 1)
        .findFirst()
        .flatMap(level -> DiskPath.of(level.folder()))
        .ifPresent(path -> folder.setText(path.toString()));
    folder.addListener(SWT.Modify, event -> check());
    setControl(form);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(form, HELP);
    check();
  }

  private Table table(Composite form, int height) {
    Table table = new Table(form, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL | SWT.FULL_SELECTION);
    new TableColumn(table, SWT.NONE);
    new TableColumn(table, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(560, height).applyTo(table);
    table.addListener(SWT.Selection, event -> check());
    return table;
  }

  private void browse() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setFilterPath(folder.getText());
    String chosen = dialog.open();
    if (chosen != null) {
      folder.setText(chosen);
    }
  }

  /**
   * A report to be written.
   *
   * @param level whose findings
   * @param format the writer
   */
  record Export(TrackLevel level, ReportFormat format) {}

  /** What will be written where. */
  Map<Path, Export> exports() {
    Map<Path, Export> exports = new LinkedHashMap<>();
    Path target = folder();
    for (int i = 0; i < levels.size() && target != null; i++) {
      if (levelTable.getItem(i).getChecked()) {
        for (ReportFormat format : formats()) {
          String name = levels.get(i).name() + "." + format.id();
          String ending = ReportFile.ending(format.id());
          // One ending may be that of several formats.
          boolean said = ending.equals(format.id()) || ending.startsWith(format.id() + ".");
          String file = said ? levels.get(i).name() + "." + ending : name + "." + ending;
          Path path = target.resolve(file);
          for (int k = 2; exports.containsKey(path); k++) {
            path =
                target.resolve(file.replace(levels.get(i).name(), levels.get(i).name() + "-" + k));
          }
          exports.put(path, new Export(levels.get(i), format.forFile(file).orElse(format)));
        }
      }
    }
    return exports;
  }

  private List<ReportFormat> formats() {
    List<ReportFormat> chosen = new ArrayList<>();
    for (int i = 0; i < formatTable.getItemCount(); i++) {
      if (formatTable.getItem(i).getChecked()) {
        chosen.add(FormatList.all().get(i));
      }
    }
    return chosen;
  }

  private Path folder() {
    try {
      Path path = Path.of(folder.getText().strip());
      return path.isAbsolute() && !folder.getText().isBlank() ? path.normalize() : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private void check() {
    Path target = folder();
    Map<Path, Export> exports = exports();
    List<String> names = exports.keySet().stream().map(p -> p.getFileName().toString()).toList();
    String replaced =
        exports.keySet().stream()
            .filter(Files::exists)
            .map(path -> path.getFileName().toString())
            .collect(Collectors.joining(", "));
    files.setText(names.isEmpty() ? "" : "Writes " + String.join(", ", names));
    String error = null;
    if (levels.isEmpty()) {
      error = "There is no level in the workbench yet. File > New > Track from Folder brings one.";
    } else if (target == null && !folder.getText().isBlank()) {
      error = "Give the folder with its whole path.";
    } else if (target != null && Files.exists(target) && !Files.isDirectory(target)) {
      error = target.getFileName() + " is a file; choose a folder.";
    }
    setErrorMessage(error);
    if (replaced.isEmpty()) {
      setMessage(USUAL);
    } else {
      setMessage("Will be replaced: " + replaced, IMessageProvider.WARNING);
    }
    setPageComplete(error == null && !exports.isEmpty());
  }
}
