package org.trackwalk.eclipse.viewer.probe;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.eclipse.viewer.probe.ProbeSetup.Kind;

/** Shape, sizes, method and contact distance of the probe. */
final class ProbeFields {

  /** Sizes are shown in metres with so many decimals. */
  private static final int DECIMALS = 3;

  private static final double PER_METRE = 1000;
  private static final int MOST = 100_000;
  private static final int METHOD_WIDTH = 130;

  private final Composite form;
  private final Consumer<ProbeSetup> changed;
  private final Combo shape;
  private final BiConsumer<Path, Boolean> chosen;
  private final Label fileLabel;
  private final Button file;
  private final Label piecesLabel;
  private final Button pieces;
  private final Label radiusLabel;
  private final Spinner radius;
  private final Label widthLabel;
  private final Spinner width;
  private final Label heightLabel;
  private final Spinner height;
  private final Label lengthLabel;
  private final Spinner length;
  private final Label roundingLabel;
  private final Spinner rounding;
  private final Combo method;
  private final Spinner distance;
  private ProbeSetup shown;
  private List<ContactMethod> methods = List.of();

  ProbeFields(Composite parent, Consumer<ProbeSetup> changed, BiConsumer<Path, Boolean> chosen) {
    this.changed = changed;
    this.chosen = chosen;
    form = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    layout.verticalSpacing = 1;
    layout.marginHeight = 1;
    form.setLayout(layout);
    label("Shape");
    shape = new Combo(form, SWT.READ_ONLY);
    shape.setItems(Arrays.stream(Kind.values()).map(Kind::title).toArray(String[]::new));
    shape.addListener(SWT.Selection, event -> edited());
    fileLabel = label("File");
    file = new Button(form, SWT.PUSH);
    file.setToolTipText(
        "The hull of a mesh or of each of its pieces, or parts of a JSON file: the car's own"
            + " shape");
    file.addListener(SWT.Selection, event -> choose());
    piecesLabel = label("Of a mesh");
    pieces = new Button(form, SWT.CHECK);
    pieces.setText("Each piece by its hull");
    pieces.setToolTipText("Parts that move as one, as 'trackwalk parts' writes them");
    pieces.addListener(SWT.Selection, event -> again());
    radiusLabel = label("Radius, m");
    radius = spinner(1, "Radius in metres");
    widthLabel = label("Width, m");
    width = spinner(1, "Metres from side to side");
    heightLabel = label("Height, m");
    height =
        spinner(1, "Metres away from the surface; of a capsule between the centres of its caps");
    lengthLabel = label("Length, m");
    length = spinner(1, "Metres along");
    roundingLabel = label("Rounded by, m");
    rounding = spinner(0, "How far the edges are rounded, as by a margin; no side is moved");
    label("Contact method");
    method = new Combo(form, SWT.READ_ONLY);
    method.setToolTipText("Which contacts are kept; voided-welded is the reference");
    method.setLayoutData(new GridData(METHOD_WIDTH, SWT.DEFAULT));
    method.addListener(SWT.Selection, event -> edited());
    label("Contact distance, m");
    distance = spinner(0, "Triangles farther from the probe than this are ignored");
  }

  private Label label(String text) {
    Label label = new Label(form, SWT.NONE);
    label.setText(text);
    label.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
    return label;
  }

  private Spinner spinner(int least, String tip) {
    Spinner spinner = new Spinner(form, SWT.BORDER);
    spinner.setValues(least, least, MOST, DECIMALS, 10, 100);
    spinner.setToolTipText(tip);
    spinner.addListener(SWT.Selection, event -> edited());
    return spinner;
  }

  Composite control() {
    return form;
  }

  /** Shows what is placed. */
  void show(ProbeSetup setup) {
    if (setup.equals(shown)) {
      return;
    }
    shown = null; // what the widgets say meanwhile is nobody's wish
    boolean sphere = setup.kind() == Kind.SPHERE;
    shape.select(setup.kind().ordinal());
    put(radius, setup.radius());
    put(width, setup.width());
    put(height, setup.height());
    put(length, setup.length());
    put(rounding, setup.rounding());
    put(distance, setup.contactDistance());
    methods = MethodList.all().stream().filter(m -> sphere || m.takesShapes()).toList();
    method.setItems(methods.stream().map(ContactMethod::id).toArray(String[]::new));
    method.setText(setup.method().id());
    Kind kind = setup.kind();
    boolean box = kind == Kind.BOX;
    boolean filed = kind == Kind.FILE;
    file.setText(setup.file() == null ? "Choose…" : setup.file().path().getFileName() + "…");
    if (setup.file() != null) {
      pieces.setSelection(setup.file().shape() instanceof Compound);
      pieces.setEnabled(!ShapeFile.said(setup.file().path()));
    }
    show(filed, fileLabel, file, piecesLabel, pieces);
    show(!box && !filed, radiusLabel, radius);
    show(box || kind == Kind.WHEEL, widthLabel, width);
    show(box || kind == Kind.CAPSULE, heightLabel, height);
    show(box, lengthLabel, length, roundingLabel, rounding);
    form.layout(true, true);
    shown = setup;
  }

  private static void show(boolean visible, Control... controls) {
    for (Control control : controls) {
      show(control, visible);
    }
  }

  private static void show(Control control, boolean visible) {
    GridData data =
        control.getLayoutData() instanceof GridData there
            ? there
            : new GridData(SWT.BEGINNING, SWT.CENTER, false, false);
    data.exclude = !visible;
    control.setLayoutData(data);
    control.setVisible(visible);
  }

  private static void put(Spinner spinner, double metres) {
    int value = (int) Math.round(metres * PER_METRE);
    if (spinner.getSelection() != value) {
      spinner.setSelection(value);
    }
  }

  private static double metres(Spinner spinner) {
    return spinner.getSelection() / PER_METRE;
  }

  private void edited() {
    if (shown == null) {
      return;
    }
    Kind wanted = Kind.values()[Math.max(0, shape.getSelectionIndex())];
    if (wanted == Kind.FILE && shown.file() == null) {
      ProbeSetup before = shown;
      shown = null;
      show(before); // until a file is there
      choose();
      return;
    }
    ProbeSetup sized =
        new ProbeSetup(
            Kind.SPHERE,
            metres(radius),
            metres(width),
            metres(height),
            metres(length),
            Math.min(metres(rounding), Math.max(0, thickest())),
            methods.get(Math.max(0, method.getSelectionIndex())),
            metres(distance),
            shown.file());
    changed.accept(sized.as(wanted));
  }

  private void again() {
    if (shown != null && shown.file() != null) {
      chosen.accept(shown.file().path(), pieces.getSelection());
    }
  }

  private void choose() {
    FileDialog dialog = new FileDialog(form.getShell(), SWT.OPEN);
    dialog.setText("Shape of the Probe: a mesh for its hull, or parts in JSON");
    String path = dialog.open();
    if (path != null) {
      chosen.accept(Path.of(path), pieces.getSelection());
    }
  }

  /** The most by which edges of such a box can be rounded, in steps of what is shown. */
  private double thickest() {
    double half = ProbeSetup.least(metres(width), metres(height), metres(length));
    return (Math.ceil(half * PER_METRE) - 1) / PER_METRE;
  }
}
