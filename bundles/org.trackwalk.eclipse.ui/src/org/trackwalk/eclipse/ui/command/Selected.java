package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.viewer.LevelPlace;

/** What a command is about: what is selected; where that is nothing of ours, the active editor. */
public final class Selected {

  private final List<Object> elements;
  private final IFile edited;

  private Selected(List<Object> elements, IFile edited) {
    this.elements = elements;
    this.edited = edited;
  }

  /** What is selected where a command was given. */
  public static Selected of(ExecutionEvent event) {
    // That of a menu outlives the menu, so it comes second.
    ISelection selection = HandlerUtil.getCurrentSelection(event);
    if (selection == null || selection.isEmpty()) {
      selection = HandlerUtil.getActiveMenuSelection(event);
    }
    List<Object> elements = new ArrayList<>();
    if (selection instanceof IStructuredSelection some) {
      elements.addAll(Arrays.asList(some.toArray()));
    }
    IEditorPart editor = HandlerUtil.getActiveEditor(event);
    IFile edited = editor == null ? null : ResourceUtil.getFile(editor.getEditorInput());
    return new Selected(elements, edited);
  }

  /** Findings, without doubles. */
  List<IMarker> markers() {
    Set<IMarker> markers = new LinkedHashSet<>();
    for (Object element : elements) {
      IMarker marker = Adapters.adapt(element, IMarker.class);
      if (TrackMarker.is(marker)) {
        markers.add(marker);
      }
    }
    return List.copyOf(markers);
  }

  /** Findings with all that are read as one line with them, without doubles. */
  List<IMarker> alike() throws ExecutionException {
    Set<IMarker> all = new LinkedHashSet<>();
    for (IMarker marker : markers()) {
      try {
        all.add(marker);
        all.addAll(new TrackMarker(marker).allAlike());
      } catch (CoreException e) {
        throw new ExecutionException("the findings cannot be read", e);
      }
    }
    return List.copyOf(all);
  }

  /** The place that is selected in the 3D view. */
  Optional<LevelPlace> place() {
    return elements.stream()
        .filter(LevelPlace.class::isInstance)
        .map(LevelPlace.class::cast)
        .findFirst();
  }

  /** Files, folders and projects; those of findings; else what the active editor shows. */
  public List<IResource> resources() {
    Set<IResource> resources = new LinkedHashSet<>();
    for (Object element : elements) {
      IMarker marker = Adapters.adapt(element, IMarker.class);
      IResource resource =
          marker == null ? Adapters.adapt(element, IResource.class) : marker.getResource();
      if (resource != null) {
        resources.add(resource);
      }
    }
    if (resources.isEmpty() && edited != null) {
      resources.add(edited);
    }
    return List.copyOf(resources);
  }

  /** Mesh files among {@link #resources}. */
  List<IFile> meshes() {
    return resources().stream().filter(Levels::isMesh).map(IFile.class::cast).toList();
  }

  /** The levels that these belong to or hold. */
  List<TrackLevel> levels() {
    Set<TrackLevel> levels = new LinkedHashSet<>();
    for (IMarker marker : markers()) {
      TrackwalkCore.book().level(marker).ifPresent(levels::add);
    }
    if (levels.isEmpty()) {
      resources().forEach(resource -> levels.addAll(Levels.allOf(resource)));
    }
    if (levels.isEmpty() && edited != null) {
      levels.addAll(Levels.allOf(edited));
    }
    return List.copyOf(levels);
  }
}
