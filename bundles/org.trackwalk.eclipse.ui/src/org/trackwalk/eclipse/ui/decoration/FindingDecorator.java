package org.trackwalk.eclipse.ui.decoration;

import java.util.Locale;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.jface.viewers.ILightweightLabelDecorator;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.LabelProviderChangedEvent;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LeftOut;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The worst severity on the icon, how many errors or else warnings behind the name; a file that is
 * not checked with its folder is called left out.
 */
public final class FindingDecorator extends LabelProvider
    implements ILightweightLabelDecorator, LevelListener {

  /** Hears of checks from now on. */
  public FindingDecorator() {
    TrackwalkCore.book().addListener(this);
  }

  @Override
  public void decorate(Object element, IDecoration decoration) {
    if (!(element instanceof IResource resource) || !resource.isAccessible()) {
      return;
    }
    int errors = 0;
    int warnings = 0;
    try {
      for (IMarker marker :
          resource.findMarkers(TrackMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
        int severity = marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO);
        errors += severity == IMarker.SEVERITY_ERROR ? 1 : 0;
        warnings += severity == IMarker.SEVERITY_WARNING ? 1 : 0;
      }
    } catch (CoreException e) {
      return; // it has gone meanwhile
    }
    if (errors + warnings > 0) {
      decoration.addOverlay(
          picture(
              errors > 0 ? ISharedImages.IMG_DEC_FIELD_ERROR : ISharedImages.IMG_DEC_FIELD_WARNING),
          IDecoration.BOTTOM_LEFT);
      // Names are long and the view is narrow: the warnings beside errors are in the list.
      decoration.addSuffix(
          "  " + (errors > 0 ? words(errors, "error") : words(warnings, "warning")));
    } else if (resource instanceof IFile file && Levels.isMesh(file) && LeftOut.is(file)) {
      decoration.addSuffix("  left out");
    }
  }

  private static String words(int count, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", count, noun, count == 1 ? "" : "s");
  }

  private static ImageDescriptor picture(String key) {
    return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(key);
  }

  @Override
  public void checked(LevelState state) {
    changed();
  }

  @Override
  public void cleared(TrackLevel level) {
    changed();
  }

  private void changed() {
    if (PlatformUI.isWorkbenchRunning()) {
      PlatformUI.getWorkbench()
          .getDisplay()
          .asyncExec(() -> fireLabelProviderChanged(new LabelProviderChangedEvent(this)));
    }
  }

  @Override
  public void dispose() {
    TrackwalkCore.book().removeListener(this);
    super.dispose();
  }
}
