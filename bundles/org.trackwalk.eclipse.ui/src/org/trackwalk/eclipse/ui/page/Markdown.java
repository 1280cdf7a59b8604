package org.trackwalk.eclipse.ui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a page into blocks. What it does not know is running text. */
final class Markdown {

  private static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*)");
  private static final Pattern PICTURE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)]+)\\)");
  private static final Pattern ITEM = Pattern.compile("(\\d+\\.|[-*])\\s+(.*)");
  private static final Pattern RULE_OF_TABLE = Pattern.compile("\\|?[\\s:|-]+\\|?");
  private static final String FENCE = "```";
  private static final String DOT = "•";

  private final List<Block> blocks = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private String mark;

  private Markdown() {}

  static List<Block> read(String page) {
    Markdown reader = new Markdown();
    reader.lines(page.lines().toList());
    return List.copyOf(reader.blocks);
  }

  private void lines(List<String> lines) {
    int at = 0;
    while (at < lines.size()) {
      String line = lines.get(at);
      if (line.startsWith(FENCE)) {
        at = code(lines, at + 1);
      } else if (line.startsWith("|")) {
        at = table(lines, at);
      } else {
        line(line);
        at++;
      }
    }
    flush();
  }

  private void line(String line) {
    Matcher heading = HEADING.matcher(line);
    Matcher picture = PICTURE.matcher(line.strip());
    Matcher item = ITEM.matcher(line.strip());
    if (line.isBlank()) {
      flush();
    } else if (heading.matches()) {
      flush();
      blocks.add(new Block.Heading(heading.group(1).length(), Spans.of(heading.group(2))));
    } else if (picture.matches()) {
      flush();
      blocks.add(new Block.Picture(picture.group(1), picture.group(2)));
    } else if (item.matches()) {
      flush();
      mark = Character.isDigit(item.group(1).charAt(0)) ? item.group(1) : DOT;
      text.append(item.group(2));
    } else {
      text.append(text.isEmpty() ? "" : " ").append(line.strip());
    }
  }

  private void flush() {
    if (!text.isEmpty()) {
      List<Span> spans = Spans.of(text.toString());
      blocks.add(mark == null ? new Block.Paragraph(spans) : new Block.Item(mark, spans));
    }
    text.setLength(0);
    mark = null;
  }

  private int code(List<String> lines, int from) {
    flush();
    int end = from;
    while (end < lines.size() && !lines.get(end).startsWith(FENCE)) {
      end++;
    }
    blocks.add(new Block.Code(List.copyOf(lines.subList(from, end))));
    return end + 1;
  }

  private int table(List<String> lines, int from) {
    flush();
    List<List<List<Span>>> rows = new ArrayList<>();
    int at = from;
    while (at < lines.size() && lines.get(at).startsWith("|")) {
      if (!RULE_OF_TABLE.matcher(lines.get(at)).matches()) {
        rows.add(cells(lines.get(at)));
      }
      at++;
    }
    int columns = rows.isEmpty() ? 0 : rows.get(0).size();
    for (List<List<Span>> row : rows) {
      while (row.size() < columns) {
        row.add(List.of());
      }
    }
    blocks.add(new Block.Table(rows.stream().map(row -> row.subList(0, columns)).toList()));
    return at;
  }

  private static List<List<Span>> cells(String line) {
    String inside = line.strip().substring(1);
    inside = inside.endsWith("|") ? inside.substring(0, inside.length() - 1) : inside;
    List<List<Span>> cells = new ArrayList<>();
    for (String cell : inside.split("(?<!\\\\)\\|", -1)) {
      cells.add(Spans.of(cell.strip().replace("\\|", "|")));
    }
    return cells;
  }
}
