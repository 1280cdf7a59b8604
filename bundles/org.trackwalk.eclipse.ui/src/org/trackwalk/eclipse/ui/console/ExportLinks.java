package org.trackwalk.eclipse.ui.console;

import java.util.regex.Pattern;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IPatternMatchListener;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;
import org.trackwalk.eclipse.ui.change.Refusal;

/** What was exported is a link in the console: a click opens it with the system's own program. */
public final class ExportLinks implements IPatternMatchListener {

  /** What stands before a path. */
  public static final String BEFORE = "Findings exported to ";

  private TextConsole console;

  @Override
  public String getPattern() {
    return Pattern.quote(BEFORE) + ".+";
  }

  @Override
  public int getCompilerFlags() {
    return 0;
  }

  @Override
  public String getLineQualifier() {
    return BEFORE.strip();
  }

  @Override
  public void connect(TextConsole to) {
    console = to;
  }

  @Override
  public void disconnect() {
    console = null;
  }

  @Override
  public void matchFound(PatternMatchEvent event) {
    int start = event.getOffset() + BEFORE.length();
    int length = event.getLength() - BEFORE.length();
    try {
      String path = console.getDocument().get(start, length).strip();
      console.addHyperlink(new Link(path), start, path.length());
    } catch (BadLocationException e) {
      return; // the console was cleared meanwhile
    }
  }

  /** One file. */
  private record Link(String path) implements IHyperlink {

    @Override
    public void linkEntered() {
      // the console underlines it
    }

    @Override
    public void linkExited() {
      // the console takes the line away
    }

    @Override
    public void linkActivated() {
      if (!Program.launch(path)) {
        Refusal.say("No program of this computer opens " + path);
      }
    }
  }
}
