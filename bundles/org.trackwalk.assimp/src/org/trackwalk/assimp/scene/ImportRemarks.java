package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.io.worker.RemarkWords;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * What Assimp says while it reads a file: warnings and errors of its log, and files that it wanted
 * to open and may not. Equal ones are counted; there is a limit, since a damaged file can make it
 * say something at every byte. What tells of a loss has a limit of its own, so that a hundred words
 * about textures do not hide it; what is beyond both is a number, unless it is about looks.
 */
final class ImportRemarks {

  /** Characters; longer ones are cut. */
  private static final int LONGEST = 300;

  /** In front of the lines that count; those of other levels begin otherwise. */
  private static final Pattern LEVEL = Pattern.compile("^(?:Error|Warn),\\s*T\\d+:\\s*");

  /** Folders in front of a name: nobody's business but that machine's. */
  private static final Pattern FOLDERS =
      Pattern.compile("(?:[A-Za-z]:)?[/\\\\](?:[^/\\\\\"'`]*[/\\\\])+");

  private static final Pattern BLANKS = Pattern.compile("[\\p{Cc}\\s]+");

  private record Remark(int kind, String text) {}

  private final Map<Remark, Integer> times = new LinkedHashMap<>();
  private int losses;
  private int notKept;
  private String main = "";
  private String name = "";

  /** Forgets what was said of the file before. */
  void begin(String file) {
    times.clear();
    losses = 0;
    notKept = 0;
    main = file;
    name = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
  }

  /** A line of the log; of any level, may be null. */
  void logged(String line) {
    if (line != null && LEVEL.matcher(line).find()) {
      add(WorkerProtocol.REMARK_LOGGED, LEVEL.matcher(line).replaceFirst(""));
    }
  }

  /** A file that may not be opened. */
  void notOpened(String file) {
    add(WorkerProtocol.REMARK_NOT_OPENED, file);
  }

  private void add(int kind, String words) {
    String text = words.replace(main, name);
    text = FOLDERS.matcher(text).replaceAll("");
    text = BLANKS.matcher(text).replaceAll(" ").strip();
    if (text.length() > LONGEST) {
      text = text.substring(0, LONGEST) + "…";
    }
    Remark remark = new Remark(kind, text);
    if (times.containsKey(remark) || isRoomFor(remark)) {
      times.merge(remark, 1, Integer::sum);
    }
  }

  /** Counts what there is no room for. */
  private boolean isRoomFor(Remark remark) {
    if (times.size() - losses < WorkerProtocol.MOST_REMARKS) {
      return true;
    }
    boolean file = remark.kind() == WorkerProtocol.REMARK_NOT_OPENED;
    RemarkWords words = RemarkWords.of(remark.text(), name);
    if ((file || words.tellALoss()) && losses < WorkerProtocol.MOST_LOSSES) {
      losses++;
      return true;
    }
    notKept += file || !words.areAboutLooks() ? 1 : 0;
    return false;
  }

  /** Their count, then kind, times and text of each. */
  void write(AnswerOutput out) throws IOException {
    out.integer(times.size() + (notKept > 0 ? 1 : 0));
    for (Map.Entry<Remark, Integer> each : times.entrySet()) {
      out.integer(each.getKey().kind());
      out.integer(each.getValue());
      out.text(each.getKey().text());
    }
    if (notKept > 0) {
      out.integer(WorkerProtocol.REMARKS_NOT_KEPT);
      out.integer(notKept);
      out.text("");
    }
  }
}
