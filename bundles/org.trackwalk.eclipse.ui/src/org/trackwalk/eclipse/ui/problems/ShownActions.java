package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Buttons and menu entries that choose what the view shows. */
final class ShownActions {

  private final TrackProblemsView view;
  private final List<Choice> buttons = new ArrayList<>();

  ShownActions(TrackProblemsView view) {
    this.view = view;
  }

  void fill(IActionBars bars) {
    IToolBarManager bar = bars.getToolBarManager();
    bar.add(
        button(
            "Errors",
            ISharedImages.IMG_OBJS_ERROR_TSK,
            Shown::errors,
            (s, on) -> s.severities(on, s.warnings(), s.notes())));
    bar.add(
        button(
            "Warnings",
            ISharedImages.IMG_OBJS_WARN_TSK,
            Shown::warnings,
            (s, on) -> s.severities(s.errors(), on, s.notes())));
    bar.add(
        button(
            "Notes",
            ISharedImages.IMG_OBJS_INFO_TSK,
            Shown::notes,
            (s, on) -> s.severities(s.errors(), s.warnings(), on)));
    bar.add(new Separator());
    bar.add(new GroupButton(view.getSite()));
    bar.add(follow());
    IMenuManager menu = bars.getMenuManager();
    MenuManager show = new MenuManager("Show", "org.trackwalk.eclipse.ui.show");
    show.setRemoveAllWhenShown(true);
    show.addMenuListener(this::fillShow);
    show.add(new Separator());
    menu.add(show);
  }

  private IAction follow() {
    IAction action =
        new Action("3D follows the selection", IAction.AS_CHECK_BOX) {
          @Override
          public void run() {
            view.link(isChecked());
          }
        };
    action.setToolTipText("Show each selected finding in 3D at once");
    action.setImageDescriptor(
        PlatformUI.getWorkbench()
            .getSharedImages()
            .getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED));
    action.setChecked(view.linked());
    return action;
  }

  private void fillShow(IMenuManager menu) {
    MenuManager surfaces = new MenuManager("Surfaces");
    surfaces.add(choice("All", s -> s.surfaces().isEmpty(), (s, on) -> s.surfaces(Set.of())));
    surfaces.add(new Separator());
    for (String name : values(TrackMarker::surface)) {
      surfaces.add(
          choice(
              name,
              s -> s.surfaces().contains(name),
              (s, on) -> s.surfaces(toggled(s.surfaces(), name, on))));
    }
    MenuManager rules = new MenuManager("Rules");
    rules.add(choice("All", s -> s.groups().isEmpty(), (s, on) -> s.groups(Set.of())));
    rules.add(new Separator());
    for (String name : values(TrackMarker::group)) {
      rules.add(
          choice(
              name,
              s -> s.groups().contains(name),
              (s, on) -> s.groups(toggled(s.groups(), name, on))));
    }
    MenuManager levels = new MenuManager("Levels");
    levels.add(choice("All", s -> s.level().isEmpty(), (s, on) -> s.level("")));
    levels.add(new Separator());
    for (String name : values(TrackMarker::level)) {
      levels.add(
          choice(
              name,
              s -> s.level().equals(name),
              (s, on) -> s.level(on ? name : "").look(s.look().scope(Scope.ALL))));
    }
    menu.add(surfaces);
    menu.add(rules);
    menu.add(levels);
    menu.add(new Separator());
    menu.add(everything());
  }

  private IAction everything() {
    IAction action =
        new Action("Everything Again") {
          @Override
          public void run() {
            store(ShownStore.read().everything());
            view.lookLine().follow();
          }
        };
    Shown now = ShownStore.read();
    action.setEnabled(!now.everything().equals(now));
    return action;
  }

  private IAction button(
      String name,
      String picture,
      Function<Shown, Boolean> now,
      BiFunction<Shown, Boolean, Shown> then) {
    Choice action = choice(name, now, then);
    action.setToolTipText("Show " + name.toLowerCase(Locale.ROOT));
    action.setImageDescriptor(
        PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(picture));
    buttons.add(action);
    return action;
  }

  private Choice choice(
      String name, Function<Shown, Boolean> now, BiFunction<Shown, Boolean, Shown> then) {
    return new Choice(name, now, then);
  }

  /** Another choice may have changed what a button says. */
  private void store(Shown shown) {
    ShownStore.write(shown);
    buttons.forEach(Choice::follow);
    view.lookLine().follow();
  }

  /** Something that is shown or not. */
  private final class Choice extends Action {

    private final Function<Shown, Boolean> now;
    private final BiFunction<Shown, Boolean, Shown> then;

    Choice(String name, Function<Shown, Boolean> now, BiFunction<Shown, Boolean, Shown> then) {
      super(name, IAction.AS_CHECK_BOX);
      this.now = now;
      this.then = then;
      follow();
    }

    void follow() {
      setChecked(now.apply(ShownStore.read()));
    }

    @Override
    public void run() {
      store(then.apply(ShownStore.read(), isChecked()));
    }
  }

  private static Set<String> toggled(Set<String> names, String name, boolean on) {
    Set<String> changed = new TreeSet<>(names);
    if (on) {
      changed.add(name);
    } else {
      changed.remove(name);
    }
    return changed;
  }

  /** How many findings there are as far as the list looks, shown or not, and how many in all. */
  static int[] count(Scope scope, String front) {
    try {
      int near = 0;
      int all = 0;
      for (Map.Entry<String, Integer> level : ReadFindings.counts().entrySet()) {
        all += level.getValue();
        boolean here = scope == Scope.ALL || front.isEmpty() || scope.holds(front, level.getKey());
        near += here ? level.getValue() : 0;
      }
      return new int[] {near, all};
    } catch (CoreException e) {
      return new int[2];
    }
  }

  /** What the markers in the workspace say, each once, in order. */
  private static Set<String> values(Function<TrackMarker, String> what) {
    Set<String> found = new TreeSet<>();
    try {
      IResource root = ResourcesPlugin.getWorkspace().getRoot();
      for (IMarker marker : root.findMarkers(TrackMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
        found.add(what.apply(ReadFindings.of(marker).finding()));
      }
    } catch (CoreException e) {
      return found;
    }
    found.remove("");
    return found;
  }
}
