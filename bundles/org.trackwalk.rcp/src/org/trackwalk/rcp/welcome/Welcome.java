package org.trackwalk.rcp.welcome;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.IntroPart;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.rcp.start.OpenCommand;

/**
 * The welcome page, of plain widgets: it looks the same with and without a browser on the machine,
 * and follows the theme.
 */
public final class Welcome extends IntroPart {

  private static final String PLUGIN = "org.trackwalk.rcp";

  /** Width of the column of text, in points: some 75 letters, more is hard to read. */
  private static final int COLUMN = 560;

  /** In a narrower window lines break earlier, but not before this. */
  private static final int NARROWEST = 240;

  /** So many recent levels; more push the ways to begin off the page. */
  private static final int RECENT = 5;

  private ScrolledComposite scroll;

  @Override
  public void createPartControl(Composite parent) {
    scroll = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
    scroll.setExpandHorizontal(true);
    scroll.setExpandVertical(true);
    Composite page = new Composite(scroll, SWT.NONE);
    GridLayoutFactory.fillDefaults().margins(40, 36).applyTo(page);
    LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), page);

    Composite column = new Composite(page, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).spacing(28, 18).applyTo(column);
    GridDataFactory.fillDefaults().grab(true, true).align(SWT.CENTER, SWT.CENTER).applyTo(column);
    head(column, resources);
    recent(column, resources);
    for (Beginning beginning : Beginning.ALL) {
      if (beginning.isThere()) {
        entry(column, beginning, resources);
      }
    }
    scroll.setContent(page);
    int beside = page.computeSize(SWT.DEFAULT, SWT.DEFAULT).x - COLUMN;
    scroll.addListener(SWT.Resize, event -> fit(page, beside));
    fit(page, beside);
  }

  /**
   * Breaks the lines where the window ends.
   *
   * @param beside points across that are not the column's
   */
  private void fit(Composite page, int beside) {
    int width = Math.clamp(scroll.getClientArea().width - beside, NARROWEST, COLUMN);
    hint(page, width);
    page.layout(true, true);
    scroll.setMinSize(page.computeSize(SWT.DEFAULT, SWT.DEFAULT));
  }

  private static void hint(Composite in, int width) {
    for (Control child : in.getChildren()) {
      if (child.getLayoutData() instanceof GridData data && data.widthHint != SWT.DEFAULT) {
        data.widthHint = width;
      } else if (child instanceof Composite below) {
        hint(below, width);
      }
    }
  }

  private static void head(Composite column, LocalResourceManager resources) {
    Label picture = new Label(column, SWT.NONE);
    ImageDescriptor icon =
        ResourceLocator.imageDescriptorFromBundle(PLUGIN, "icons/trackwalk-128.png").orElseThrow();
    picture.setImage(resources.create(icon));
    GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).applyTo(picture);

    Composite words = new Composite(column, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 8).applyTo(words);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(words);
    Label title = new Label(words, SWT.NONE);
    title.setText("Trackwalk");
    title.setFont(font(resources, 22, SWT.BOLD));
    Label line = new Label(words, SWT.WRAP);
    line.setText(
        "Walks your track before the physics engine does, and says where a car would jump: what,"
            + " where, how bad, and how to repair it.");
    GridDataFactory.fillDefaults().hint(COLUMN, SWT.DEFAULT).applyTo(line);
  }

  /** The levels that were open last, a line each; nothing where there are none. */
  private static void recent(Composite column, LocalResourceManager resources) {
    List<Path> paths = RecentTracks.all().stream().filter(Files::exists).limit(RECENT).toList();
    if (paths.isEmpty()) {
      return;
    }
    new Label(column, SWT.NONE);
    Composite entry = new Composite(column, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(entry);
    Label title = new Label(entry, SWT.NONE);
    title.setText("Go on with");
    title.setFont(font(resources, 13, SWT.NORMAL));
    for (Path path : paths) {
      Link link = new Link(entry, SWT.NONE);
      String name = String.valueOf(path.getFileName()).replace("&", "&&");
      String where = String.valueOf(path.getParent()).replace("&", "&&");
      link.setText("<a>" + name + "</a>   " + where);
      link.setToolTipText(path.toString());
      GridDataFactory.fillDefaults().hint(COLUMN, SWT.DEFAULT).applyTo(link);
      link.addSelectionListener(
          SelectionListener.widgetSelectedAdapter(e -> OpenCommand.run(path)));
    }
  }

  private static void entry(Composite column, Beginning beginning, LocalResourceManager resources) {
    new Label(column, SWT.NONE);
    Composite entry = new Composite(column, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(entry);
    Link link = new Link(entry, SWT.NONE);
    link.setText("<a>" + beginning.title() + "</a>");
    link.setFont(font(resources, 13, SWT.NORMAL));
    link.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> begin(beginning)));
    Label words = new Label(entry, SWT.WRAP);
    words.setText(beginning.words());
    GridDataFactory.fillDefaults().hint(COLUMN, SWT.DEFAULT).applyTo(words);
  }

  private static Font font(LocalResourceManager resources, int height, int style) {
    return resources.create(
        FontDescriptor.createFrom(JFaceResources.getDialogFont())
            .setHeight(height)
            .setStyle(style));
  }

  private static void begin(Beginning beginning) {
    var workbench = PlatformUI.getWorkbench();
    var intro = workbench.getIntroManager();
    intro.closeIntro(intro.getIntro());
    try {
      var command = workbench.getService(ICommandService.class).deserialize(beginning.command());
      workbench.getService(IHandlerService.class).executeCommand(command, null);
    } catch (CommandException e) {
      ILog.of(Welcome.class).error("Could not do \"" + beginning.title() + "\"", e);
    }
  }

  @Override
  public void standbyStateChanged(boolean standby) {
    // Beside other parts the page looks the same.
  }

  @Override
  public void setFocus() {
    scroll.setFocus();
  }
}
