package org.trackwalk.eclipse.viewer.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.EditorPart;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.trackwalk.eclipse.core.check.PieceFiles;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.viewer.LevelPlace;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.feed.LevelFeed;
import org.trackwalk.eclipse.viewer.feed.LoadedPart;
import org.trackwalk.eclipse.viewer.gl.GlMissingException;
import org.trackwalk.eclipse.viewer.outline.OutlineInFront;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.plan.PlanStage;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ShownSelection;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.model.finding.Finding;

/** A level in 3D: the editor of manifests and meshes. It edits nothing. */
public final class LevelEditor extends EditorPart
    implements LevelView, IGotoMarker, IShowInTarget, LevelFeed.Viewer {

  private final ViewState state = new ViewState();
  private final ShownSelection selection = new ShownSelection();
  private final List<Runnable> whenLoaded = new ArrayList<>();
  private LevelFeed feed;
  private ShownMaterials materials;
  private Stage stage;
  private Companions companions;
  private Label status;
  private Composite body;
  private Runnable outlined = () -> {};

  @Override
  public void init(IEditorSite site, IEditorInput input) {
    setSite(site);
    setInput(Arrived.of(input));
    site.setSelectionProvider(selection);
  }

  @Override
  public void createPartControl(Composite parent) {
    IFile file = ResourceUtil.getFile(getEditorInput());
    Optional<TrackLevel> level = file == null ? Optional.empty() : Levels.of(file);
    if (level.isEmpty()) {
      setPartName(getEditorInput().getName());
      body = NoLevel.in(parent, this, file);
    } else {
      create(parent, level.get(), file);
    }
  }

  private void create(Composite parent, TrackLevel level, IFile file) {
    body = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(body, "org.trackwalk.eclipse.help.level3d");
    StageBar bar = new StageBar(body, state, new Steps());
    bar.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    stage = stage(body);
    stage.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    status = new Label(body, SWT.NONE);
    status.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    HintLine.whereThereIsRoom(HintLine.in(body, stage::hint), status);
    companions = new Companions(state, stage, () -> feed.level(), file, this::file, getSite());
    stage.addHoverListener(this::hovered);
    stage.message("Reading " + level.name() + " …");
    getSite()
        .registerContextMenu(POPUP_ID, new StageMenu(state, stage, companions).hang(), selection);
    state.addListener(this::changed);
    follow(level, file);
    materials = new ShownMaterials(state, stage, () -> feed, status);
    outlined = OutlineInFront.of(this);
  }

  private void follow(TrackLevel level, IFile file) {
    setPartName(level.name());
    setTitleToolTip(level.anchor().getFullPath().makeRelative().toString());
    feed = new LevelFeed(level, file, body.getDisplay(), this);
  }

  private Stage stage(Composite parent) {
    try {
      return new Stage3D(parent, state);
    } catch (GlMissingException e) {
      return new PlanStage(parent, state, "the 3D view needs OpenGL 2.1 (" + e.getMessage() + ")");
    }
  }

  private void hovered(Optional<SurfaceHit> hit) {
    String text = state.scene().flatMap(scene -> hit.map(h -> PlaceText.of(h, scene))).orElse("");
    if (!status.getText().equals(text)) {
      status.setText(text);
    }
  }

  private void changed(Change change) {
    if (change != Change.SELECTION) {
      return;
    }
    Optional<LevelPlace> place = selection();
    Optional<IMarker> marker =
        state.glyph().flatMap(g -> FindingMarkers.of(feed.level(), g.finding().fingerprint()));
    state.beside(marker.map(FindingMarkers::beside).orElse(""));
    selection.setSelection(
        marker.isPresent()
            ? new StructuredSelection(marker.get())
            : place.isPresent() ? new StructuredSelection(place.get()) : StructuredSelection.EMPTY);
  }

  @Override
  public Optional<LevelPlace> selection() {
    if (state.glyph().isPresent()) {
      Finding finding = state.glyph().get().finding();
      String piece = finding.pieces().isEmpty() ? "" : finding.pieces().get(0);
      return Optional.of(
          new LevelPlace(
              piece,
              LevelPlace.NO_TRIANGLE,
              finding.position(),
              finding.fingerprint(),
              file(piece)));
    }
    return state.hit().map(this::place);
  }

  private LevelPlace place(SurfaceHit hit) {
    LevelScene scene = state.scene().orElseThrow();
    String piece = scene.surface().pieces().get(scene.surface().pieceOf(hit.triangle())).name();
    return new LevelPlace(
        piece,
        scene.surface().sourceTriangle(hit.triangle()),
        new double[] {hit.x(), hit.y(), hit.z()},
        null,
        file(piece));
  }

  private IFile file(String piece) {
    return feed.part().flatMap(part -> PieceFiles.of(feed.level(), part, piece)).orElse(null);
  }

  @Override
  public void flyTo(double x, double y, double z, double size) {
    soon(() -> stage.flyTo(x, y, z, size));
  }

  @Override
  public boolean show(String fingerprint) {
    if (state.scene().isEmpty()) {
      soon(() -> show(fingerprint));
      return true;
    }
    Optional<Glyph> glyph = state.scene().get().glyph(fingerprint);
    if (glyph.isEmpty()) {
      return false;
    }
    state.select(glyph.get());
    stage.frameSelection();
    return true;
  }

  @Override
  public void select(String fingerprint) {
    soon(() -> state.select(state.scene().flatMap(s -> s.glyph(fingerprint)).orElse(null)));
  }

  /** Does it as soon as the level is there. */
  private void soon(Runnable action) {
    if (state.scene().isPresent()) {
      action.run();
    } else {
      whenLoaded.add(action);
    }
  }

  @Override
  public void gotoMarker(IMarker marker) {
    if (feed == null) {
      return;
    }
    if (marker.getResource() instanceof IFile file && feed.show(file)) {
      whenLoaded.add(() -> fly(marker));
    } else {
      soon(() -> fly(marker));
    }
  }

  private void fly(IMarker marker) {
    String fingerprint = marker.getAttribute(MarkerAttributes.FINGERPRINT, null);
    if (fingerprint == null || !show(fingerprint)) {
      FindingMarkers.place(marker).ifPresent(p -> stage.flyTo(p[0], p[1], p[2], 0));
    }
  }

  @Override
  public boolean show(ShowInContext context) {
    if (context.getSelection() instanceof StructuredSelection chosen
        && chosen.getFirstElement() instanceof IMarker marker) {
      gotoMarker(marker);
      return true;
    }
    return false;
  }

  @Override
  public void checking() {
    if (state.scene().isPresent()) {
      status.setText("Checking …");
    }
  }

  @Override
  public void read(DrawnMesh mesh) {
    if (state.scene().isEmpty()) {
      state.show(mesh);
      boolean plan = stage instanceof PlanStage; // it needs to know what is road
      stage.message(plan ? "Checking " + feed.level().name() + " …" : "");
      status.setText(
          plan
              ? "Checking …  The plan is drawn when the check is over."
              : "Checking …  The mesh is there; its problems come when the check is over.");
    }
  }

  @Override
  public void loaded(LoadedPart loaded) {
    stage.message("");
    if (state.scene().isEmpty()) {
      state.options(state.options().coloured(materials.mode(loaded.scene())));
    }
    state.show(loaded.scene(), loaded.probes());
    if (feed.parts().size() > 1) {
      setPartName(feed.level().name() + " · " + last(loaded.part().name()));
    }
    int all = feed.parts().stream().mapToInt(p -> p.report().findings().size()).sum();
    status.setText(LevelWords.of(loaded.scene(), all));
    List<Runnable> waiting = List.copyOf(whenLoaded);
    whenLoaded.clear();
    waiting.forEach(Runnable::run);
  }

  private static String last(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  @Override
  public void failed(String why) {
    boolean early = state.early().isPresent() && !(stage instanceof PlanStage);
    stage.message(early || state.scene().isPresent() ? "" : why);
    status.setText(why);
  }

  @Override
  public void closed() {
    IFile file = ResourceUtil.getFile(getEditorInput());
    Optional<TrackLevel> now = Levels.of(file).filter(level -> !level.equals(feed.level()));
    if (now.isEmpty()) {
      getSite().getPage().closeEditor(this, false);
    } else {
      // A manifest has come or gone: the same files are another level.
      feed.close();
      follow(now.get(), file);
    }
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    if (type.isInstance(this)
        && (type == LevelView.class || type == IGotoMarker.class || type == IShowInTarget.class)) {
      return type.cast(this);
    }
    if (type == IShowInSource.class) {
      IShowInSource source = () -> new ShowInContext(getEditorInput(), selection.getSelection());
      return type.cast(source);
    }
    if (type == Stage.class) {
      return type.cast(stage);
    }
    if (type == ViewState.class) {
      return type.cast(state);
    }
    T companion = companions == null ? null : companions.adapter(type);
    return companion == null ? super.getAdapter(type) : companion;
  }

  @Override
  public void setFocus() {
    (stage == null ? body : stage.control()).setFocus();
  }

  @Override
  public void dispose() {
    outlined.run();
    if (materials != null) {
      materials.close();
    }
    if (feed != null) {
      feed.close();
    }
    state.show(null, null);
    super.dispose();
  }

  @Override
  public void doSave(IProgressMonitor monitor) {
    // nothing is edited here
  }

  @Override
  public void doSaveAs() {
    // nothing is edited here
  }

  @Override
  public boolean isDirty() {
    return false;
  }

  @Override
  public boolean isSaveAsAllowed() {
    return false;
  }

  /** What the buttons do. */
  private final class Steps implements StageBar.Actions {

    @Override
    public boolean materials() {
      return materials.possible();
    }

    @Override
    public void view(Menu menu) {
      companions.view(getPartName()).fill(menu);
    }

    @Override
    public void frameAll() {
      stage.frameAll();
    }

    @Override
    public void frameSelection() {
      stage.frameSelection();
    }

    @Override
    public void step(int by) {
      List<Glyph> glyphs = state.scene().map(LevelScene::glyphs).orElse(List.of());
      if (!glyphs.isEmpty()) {
        int at = state.glyph().map(glyphs::indexOf).orElse(by > 0 ? -1 : 0);
        state.select(glyphs.get(Math.floorMod(at + by, glyphs.size())));
        stage.frameSelection();
      }
    }
  }
}
