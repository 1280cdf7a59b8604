package org.trackwalk.eclipse.viewer.state;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.mesh.level.Piece;

/** What is shown of a level and what is selected. Used in the user interface's thread only. */
public final class ViewState {

  private final List<Consumer<Change>> listeners = new ArrayList<>();
  private final Map<String, Overlay> overlays = new LinkedHashMap<>();
  private final BitSet hidden = new BitSet();
  private ViewOptions options = ViewOptions.USUAL;
  private boolean lined;
  private LevelScene scene;
  private DrawnMesh early;
  private LevelLook look;
  private ProbeScene probes;
  private Glyph glyph;
  private String beside = "";
  private SurfaceHit hit;
  private double[] box;
  private BitSet pieces = new BitSet();
  private Cut cut;

  /** Calls back after each change. */
  public void addListener(Consumer<Change> listener) {
    listeners.add(listener);
  }

  /** Ends {@link #addListener}. */
  public void removeListener(Consumer<Change> listener) {
    listeners.remove(listener);
  }

  private void tell(Change change) {
    List.copyOf(listeners).forEach(listener -> listener.accept(change));
  }

  /** The level; empty while it is read. */
  public Optional<LevelScene> scene() {
    return Optional.ofNullable(scene);
  }

  /** The mesh while the level is checked for the first time; empty before and after. */
  public Optional<DrawnMesh> early() {
    return scene == null ? Optional.ofNullable(early) : Optional.empty();
  }

  /** Shows a mesh that is being checked. */
  public void show(DrawnMesh mesh) {
    early = mesh;
    tell(Change.PIECES);
  }

  /** Materials and pictures of the level that is shown; empty while nobody has read them. */
  public Optional<LevelLook> look() {
    boolean same = look != null && scene != null && look.surface() == scene.surface();
    return same ? Optional.of(look) : Optional.empty();
  }

  /** Shows them, where the colours of the view are those of materials. */
  public void look(LevelLook read) {
    look = read;
    tell(Change.LOOK);
  }

  /** The same level as probes meet it. */
  public Optional<ProbeScene> probes() {
    return Optional.ofNullable(probes);
  }

  /**
   * Shows a level, or forgets it. A selected finding stays selected where the new check has it too.
   *
   * @param newScene null for none
   * @param newProbes null for none
   */
  public void show(LevelScene newScene, ProbeScene newProbes) {
    Glyph before = glyph;
    hideAgain(newScene);
    scene = newScene;
    early = null;
    look = look().orElse(null);
    probes = newProbes;
    hit = null;
    unlist();
    glyph = null;
    if (before != null && newScene != null) {
      glyph = newScene.glyph(before.finding().fingerprint()).orElse(null);
    }
    tell(Change.SCENE);
    tell(Change.SELECTION);
    showLine();
  }

  /** A line that somebody gave is to be seen, until it is switched off. */
  private void showLine() {
    if (!lined && scene != null && scene.context().level().hints().line() != null) {
      lined = true;
      options(options.with(Layer.LINE, true));
    }
  }

  /** Pieces stay hidden by name: a piece that comes or goes changes the numbers of others. */
  private void hideAgain(LevelScene next) {
    if (scene == null || next == null || hidden.isEmpty()) {
      return;
    }
    Set<String> names = new HashSet<>();
    List<Piece> pieces = scene.surface().pieces();
    hidden.stream().filter(i -> i < pieces.size()).forEach(i -> names.add(pieces.get(i).name()));
    hidden.clear();
    List<Piece> now = next.surface().pieces();
    for (int i = 0; i < now.size(); i++) {
      hidden.set(i, names.contains(now.get(i).name()));
    }
  }

  /** What is shown. */
  public ViewOptions options() {
    return options;
  }

  /** Shows something else. */
  public void options(ViewOptions changed) {
    if (!changed.equals(options)) {
      options = changed;
      tell(Change.OPTIONS);
    }
  }

  /** Pieces, by index in the surface, that are not shown. Read only. */
  public BitSet hidden() {
    return hidden;
  }

  /**
   * Pieces that are not drawn: what is hidden, and while the level is checked its skies, which from
   * outside hide the level. Read only.
   */
  public BitSet undrawn() {
    BitSet skies = early().map(DrawnMesh::skies).orElse(null);
    if (skies == null || skies.isEmpty()) {
      return hidden;
    }
    BitSet undrawn = (BitSet) hidden.clone();
    undrawn.or(skies);
    return undrawn;
  }

  /** Hides a piece or shows it again. */
  public void hide(int piece, boolean away) {
    if (hidden.get(piece) != away) {
      hidden.set(piece, away);
      tell(Change.PIECES);
    }
  }

  /** Hides these pieces, by index in the surface, and no others. */
  public void hideOnly(BitSet pieces) {
    if (!hidden.equals(pieces)) {
      hidden.clear();
      hidden.or(pieces);
      tell(Change.PIECES);
    }
  }

  /** Shows all pieces again. */
  public void showAll() {
    hidden.clear();
    tell(Change.PIECES);
  }

  /** The plane that cuts the level open. */
  public Optional<Cut> cut() {
    return Optional.ofNullable(cut);
  }

  /** Cuts it open; null closes it. */
  public void cut(Cut plane) {
    cut = plane;
    tell(Change.OVERLAYS);
  }

  /** The selected finding. */
  public Optional<Glyph> glyph() {
    return Optional.ofNullable(glyph);
  }

  /** The selected point of the surface. */
  public Optional<SurfaceHit> hit() {
    return Optional.ofNullable(hit);
  }

  private void unlist() {
    box = null;
    pieces.clear();
  }

  /** What two engines or vehicles make of the selected finding; empty where one was asked. */
  public String beside() {
    return beside;
  }

  /** Says it; by whoever keeps it, after each change of the selection. */
  public void beside(String words) {
    beside = words;
  }

  /** Selects a finding; null for none. */
  public void select(Glyph selected) {
    glyph = selected;
    hit = null;
    unlist();
    tell(Change.SELECTION);
  }

  /** Selects a point of the surface; null for none. */
  public void select(SurfaceHit selected) {
    hit = selected;
    glyph = null;
    unlist();
    tell(Change.SELECTION);
  }

  /**
   * What was selected last where pieces are listed: least x, y and z, then the largest, metres;
   * empty when a finding or a point was selected after it.
   */
  public Optional<double[]> box() {
    return Optional.ofNullable(box);
  }

  /**
   * Selects pieces, by index in the surface, where they are listed; none for an empty set. A
   * finding or point that is selected stays so.
   *
   * @param around the box around them; null where they have no extent
   */
  public void selectPieces(BitSet chosen, double[] around) {
    pieces = (BitSet) chosen.clone();
    box = around;
  }

  /**
   * The pieces that were selected last: those chosen where pieces are listed, else those of the
   * selected finding or under the selected point.
   */
  public BitSet selectedPieces() {
    BitSet selected = (BitSet) pieces.clone();
    if (selected.isEmpty() && scene != null) {
      if (hit != null && hit.triangle() < scene.surface().triangleCount()) {
        selected.set(scene.surface().pieceOf(hit.triangle()));
      }
      List<Piece> all = scene.surface().pieces();
      for (int p = 0; glyph != null && p < all.size(); p++) {
        selected.set(p, glyph.finding().pieces().contains(all.get(p).name()));
      }
    }
    return selected;
  }

  /** Hides all pieces but the selected ones. */
  public void isolate() {
    BitSet others = selectedPieces();
    if (scene != null && !others.isEmpty()) {
      others.flip(0, scene.surface().pieces().size());
      hideOnly(others);
    }
  }

  /** Lines and notes of others, by name. Read only. */
  public Map<String, Overlay> overlays() {
    return overlays;
  }

  /** Lays something over the level in place of the last one of that name; null takes it away. */
  public void overlay(String name, Overlay overlay) {
    if (overlay == null) {
      overlays.remove(name);
    } else {
      overlays.put(name, overlay);
    }
    tell(Change.OVERLAYS);
  }
}
