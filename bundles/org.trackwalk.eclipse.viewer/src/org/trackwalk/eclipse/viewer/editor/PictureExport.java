package org.trackwalk.eclipse.viewer.editor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.trackwalk.eclipse.viewer.gl.GlMissingException;
import org.trackwalk.eclipse.viewer.stage.PictureSize;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.report.output.ReportFile;

/** Writes what a view shows as a picture of any size. */
public final class PictureExport {

  private static final Pattern SIZE =
      Pattern.compile("\\s*(\\d{1,5})\\s*[x×*, ]\\s*(\\d{1,5})\\s*");
  private static final int SMALLEST = 16;
  private static final int LARGEST = 16_384;

  private PictureExport() {}

  /** Asks for size and file, and writes. */
  static void ask(Shell shell, Stage stage, String name) {
    Point now = stage.control().getSize();
    InputDialog dialog =
        new InputDialog(
            shell,
            "Export Picture",
            "Width x height in pixels. The view shows " + now.x + " x " + now.y + " now.",
            "1920 x 1080",
            PictureExport::wrong);
    if (dialog.open() != Window.OK) {
      return;
    }
    Point size = size(dialog.getValue()).orElseThrow();
    FileDialog files = new FileDialog(shell, SWT.SAVE);
    files.setText("Export Picture");
    files.setFilterExtensions(new String[] {"*.png", "*.jpg"});
    files.setFileName(name + ".png");
    files.setOverwrite(true);
    String file = files.open();
    if (file == null) {
      return;
    }
    try {
      write(stage, size.x, size.y, Path.of(file));
    } catch (IOException | GlMissingException e) {
      MessageDialog.openError(
          shell, "Export Picture", file + " cannot be written: " + e.getMessage());
    }
  }

  /**
   * Writes it, by the ending of the file as PNG or JPEG.
   *
   * @throws IOException when the file cannot be written; then there is none, or the old one
   */
  public static void write(Stage stage, int width, int height, Path file) throws IOException {
    String ending = file.getFileName().toString().toLowerCase(Locale.ROOT);
    boolean jpeg = ending.endsWith(".jpg") || ending.endsWith(".jpeg");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageLoader loader = new ImageLoader();
      loader.data = new ImageData[] {stage.picture(width, height)};
      loader.save(bytes, jpeg ? SWT.IMAGE_JPEG : SWT.IMAGE_PNG);
    } catch (OutOfMemoryError e) {
      throw new IOException(
          "there is not enough memory for " + width + " x " + height + " pixels", e);
    } catch (SWTException | SWTError | IllegalArgumentException e) {
      throw new IOException("the picture cannot be made: " + e.getMessage(), e);
    }
    new ReportFile().write(file, bytes::writeTo);
  }

  private static String wrong(String text) {
    return size(text).isPresent()
        ? null
        : "Two numbers from "
            + SMALLEST
            + " to "
            + LARGEST
            + " with at most "
            + PictureSize.MOST_PIXELS
            + " pixels, for example 3840 x 2160";
  }

  /** The size that somebody wrote; empty when it is none. */
  static Optional<Point> size(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    boolean good = Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST;
    return good && PictureSize.fits(width, height)
        ? Optional.of(new Point(width, height))
        : Optional.empty();
  }
}
