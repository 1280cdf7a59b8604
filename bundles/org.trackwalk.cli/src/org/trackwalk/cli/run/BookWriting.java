package org.trackwalk.cli.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.output.ReportFile;

/** Writes a report of one level to a file, aside and then moved, or to the screen. */
public final class BookWriting {

  private BookWriting() {}

  /** What writes a book. */
  @FunctionalInterface
  public interface Writer<B> {

    /** Writes it; does not close the stream. */
    void write(B book, OutputStream out) throws IOException;
  }

  /**
   * Writes a book.
   *
   * @param name of the file, or {@link BookTargets#SCREEN}
   * @throws OutputException when it cannot be written
   * @throws UsageException when that would write over what was read
   */
  public static <B> void write(
      Terminal terminal, B book, Writer<? super B> writer, String name, Progress progress)
      throws OutputException, UsageException {
    if (!name.equals(BookTargets.SCREEN)) {
      InputFiles.ofCommand().keepFrom("", Path.of(name));
    }
    try {
      if (name.equals(BookTargets.SCREEN)) {
        writer.write(book, terminal.out());
        return;
      }
      ReportFile file = new ReportFile();
      terminal.cancellation().writing(file);
      file.write(Path.of(name), out -> writer.write(book, out));
      terminal.cancellation().writing(null);
    } catch (IOException e) {
      progress.check();
      throw new OutputException("cannot write " + name + ": " + WriteFailure.reason(e));
    }
  }
}
