package org.trackwalk.eclipse.ui.page;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * Fonts and colours of a page: those of the workbench, so that light and dark come by themselves.
 */
final class PageLook {

  /** How much larger headings are, points, by level. */
  private static final int[] LARGER = {5, 2, 1};

  /** Share of the text's colour in the ground under code. */
  private static final double TINT = 0.07;

  private final Control control;
  private final LocalResourceManager resources;

  PageLook(Control control) {
    this.control = control;
    resources = new LocalResourceManager(JFaceResources.getResources(), control);
  }

  Font heading(int level) {
    int larger = LARGER[Math.min(level, LARGER.length) - 1];
    FontDescriptor plain = FontDescriptor.createFrom(control.getFont());
    return resources.create(plain.increaseHeight(larger).setStyle(SWT.BOLD));
  }

  Font bold() {
    return resources.create(FontDescriptor.createFrom(control.getFont()).setStyle(SWT.BOLD));
  }

  Font code() {
    return JFaceResources.getTextFont();
  }

  Color ground() {
    RGB back = control.getBackground().getRGB();
    RGB front = control.getForeground().getRGB();
    return new Color(
        new RGB(
            mix(back.red, front.red), mix(back.green, front.green), mix(back.blue, front.blue)));
  }

  private static int mix(int back, int front) {
    return (int) Math.round(back + TINT * (front - back));
  }

  /** How a run of text looks; the place is filled in by who knows it. */
  StyleRange style(Span span) {
    StyleRange style = new StyleRange();
    switch (span.look()) {
      case BOLD -> style.fontStyle = SWT.BOLD;
      case ITALIC -> style.fontStyle = SWT.ITALIC;
      case CODE -> {
        style.font = code();
        style.background = ground();
      }
      case LINK -> {
        style.underline = true;
        style.underlineStyle = SWT.UNDERLINE_LINK;
        style.foreground = JFaceColors.getHyperlinkText(control.getDisplay());
        style.data = span.target();
      }
      default -> {}
    }
    return style;
  }
}
