package org.trackwalk.rcp.start;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.osgi.framework.FrameworkUtil;

/**
 * The picture of the first seconds. It is a window of our own: the platform's is drawn by a native
 * launcher, which is not on Maven Central. It goes when any other window comes.
 */
final class Splash implements Listener {

  private static final int WIDTH = 440;
  private static final int HEIGHT = 200;
  private static final int LEFT = 180;

  /** Nobody waits longer than this for a picture, milliseconds. */
  private static final long PATIENCE = 400;

  private static final double NANOS_PER_MILLI = 1e6;

  private final Shell shell;
  private final LocalResourceManager resources;
  private boolean painted;

  private Splash(Display display) {
    shell = new Shell(display, SWT.NO_TRIM | SWT.ON_TOP | SWT.DOUBLE_BUFFERED);
    resources = new LocalResourceManager(JFaceResources.getResources(display), shell);
  }

  /** Shows it over the middle of the screen. */
  static void open(Display display) {
    Splash splash = new Splash(display);
    Rectangle screen = display.getPrimaryMonitor().getBounds();
    splash.shell.setBounds(
        screen.x + (screen.width - WIDTH) / 2,
        screen.y + (screen.height - HEIGHT) / 2,
        WIDTH,
        HEIGHT);
    splash.shell.addListener(SWT.Paint, event -> splash.paint(event.gc));
    display.addFilter(SWT.Show, splash);
    splash.shell.addListener(SWT.Dispose, event -> display.removeFilter(SWT.Show, splash));
    splash.shell.open();
    long end = System.nanoTime() + (long) (PATIENCE * NANOS_PER_MILLI);
    while (!splash.painted && System.nanoTime() < end) {
      if (!display.readAndDispatch()) {
        Thread.onSpinWait();
      }
    }
  }

  /** Another window is shown. */
  @Override
  public void handleEvent(Event event) {
    if (event.widget instanceof Shell other && other != shell && !shell.isDisposed()) {
      shell.dispose();
    }
  }

  private void paint(GC gc) {
    Image picture =
        resources.create(
            ResourceLocator.imageDescriptorFromBundle(Splash.class, "icons/trackwalk-128.png")
                .orElseGet(ImageDescriptor::getMissingImageDescriptor));
    Color ground = new Color(0x18, 0x2a, 0x3a);
    gc.setBackground(ground);
    gc.fillRectangle(0, 0, WIDTH, HEIGHT);
    int margin = (HEIGHT - picture.getBounds().height) / 2;
    gc.drawImage(picture, margin, margin);
    gc.setForeground(new Color(0xff, 0xff, 0xff));
    FontDescriptor usual = FontDescriptor.createFrom(JFaceResources.getDialogFont());
    Font large = resources.create(usual.setHeight(24).setStyle(SWT.BOLD));
    gc.setFont(large);
    gc.drawText("Trackwalk", LEFT, margin + 14, true);
    gc.setFont(resources.create(usual));
    gc.drawText(
        "Version " + FrameworkUtil.getBundle(Splash.class).getVersion(), LEFT, margin + 60, true);
    gc.setForeground(new Color(0xb8, 0xc8, 0xd4));
    gc.drawText("Starting \u2026", LEFT, margin + 88, true);
    painted = true;
  }
}
