package org.trackwalk.maven.run;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs the command line in Maven's own process. Its classes are for a newer Java than these, so
 * they are reached by name: nothing of them is loaded before {@link #run}.
 */
public final class InProcess implements CommandLineRun {

  private static final String CHARSET = "UTF-8";

  @Override
  public String where() {
    return "";
  }

  @Override
  public int run(List<String> args, Consumer<String> out, Consumer<String> err) throws IOException {
    LineStream outLines = new LineStream(out);
    LineStream errLines = new LineStream(err);
    try (PrintStream outStream = new PrintStream(outLines, false, CHARSET);
        PrintStream errStream = new PrintStream(errLines, false, CHARSET)) {
      return (Integer)
          Class.forName(ENTRY)
              .getMethod("run", String[].class, PrintStream.class, PrintStream.class)
              .invoke(null, args.toArray(new String[0]), outStream, errStream);
    } catch (InvocationTargetException e) {
      throw new IOException("Trackwalk failed: " + e.getCause(), e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IOException("the plug-in's jar is not complete: " + e, e);
    }
  }
}
