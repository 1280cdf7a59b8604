package org.trackwalk.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why files could not be written, in words: the messages of the system are often only a path. */
public final class WriteFailure {

  /** What is written aside and moved into place: nobody knows that name. */
  private static final Pattern ASIDE = Pattern.compile("(.*)[/\\\\]\\.[^/\\\\]+\\.part[0-9]*");

  private WriteFailure() {}

  /** One line that names the file, if one is known, and the reason. */
  public static String reason(IOException e) {
    if (!(e instanceof FileSystemException at) || at.getFile() == null) {
      return e.getMessage() == null ? "the system gives no reason" : e.getMessage();
    }
    String reason = at.getReason() == null ? "the system gives no reason" : at.getReason();
    if (e instanceof AccessDeniedException) {
      reason = "no permission";
    } else if (e instanceof NoSuchFileException) {
      reason = "it is not there any more";
    }
    Matcher aside = ASIDE.matcher(at.getFile());
    return aside.matches()
        ? "in " + Path.of(aside.group(1)).normalize() + ": " + reason
        : at.getFile() + ": " + reason;
  }
}
