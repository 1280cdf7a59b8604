package org.trackwalk.io.collada;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.xml.SafeXml;
import org.trackwalk.mesh.progress.Progress;

/**
 * Goes through the elements of a file one after the other. Whoever takes an element goes to its end
 * before he returns, so that a caller always stands between two children of his own.
 */
final class DaeXml {

  /** Takes one child element, up to its end. */
  @FunctionalInterface
  interface Child {
    void take(String name) throws ImportException;
  }

  /** Receives text as it comes, in parts of any length. */
  @FunctionalInterface
  interface Text {
    void part(char[] text, int from, int length) throws ImportException;
  }

  /** Characters of words that are kept: more than the path of any file has. */
  static final int MOST_WORDS = 1 << 13;

  private final XMLStreamReader reader;
  private final String shown;
  private final Progress progress;

  DaeXml(XMLStreamReader reader, String shown, Progress progress) {
    this.reader = reader;
    this.shown = shown;
    this.progress = progress;
  }

  /** Goes to the root element and gives its name. */
  String root() throws ImportException {
    while (next() != XMLStreamConstants.START_ELEMENT) {
      // comments and instructions
    }
    return reader.getLocalName();
  }

  /** The line in which the reader stands. */
  int line() {
    return reader.getLocation().getLineNumber();
  }

  /** An attribute of the element that was just entered; {@code otherwise} when it has none. */
  String attribute(String name, String otherwise) {
    String value = reader.getAttributeValue(null, name);
    return value == null ? otherwise : value.strip();
  }

  /** A count in an attribute: not negative, else {@code otherwise}. */
  int count(String name, int otherwise) {
    try {
      return Math.max(0, Integer.parseInt(attribute(name, "")));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  /** Hands over each child of the element that was just entered, and goes to its end. */
  void children(Child child) throws ImportException {
    while (true) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        child.take(reader.getLocalName());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        return;
      }
    }
  }

  /** Goes to the end of the element that was just entered. */
  void skip() throws ImportException {
    int open = 1;
    while (open > 0) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        open++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        open--;
      }
    }
  }

  /** Hands over the text of the element that was just entered, and goes to its end. */
  void text(Text text) throws ImportException {
    while (true) {
      switch (next()) {
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          progress.check();
          text.part(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
        }
        case XMLStreamConstants.START_ELEMENT -> skip();
        case XMLStreamConstants.END_ELEMENT -> {
          return;
        }
        default -> {}
      }
    }
  }

  /**
   * Adds the text of the element that was just entered, of which {@link #MOST_WORDS} characters are
   * kept, hands over its children, and goes to its end.
   */
  void mixed(StringBuilder to, Child child) throws ImportException {
    while (true) {
      switch (next()) {
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
            append(to, reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
        case XMLStreamConstants.START_ELEMENT -> child.take(reader.getLocalName());
        case XMLStreamConstants.END_ELEMENT -> {
          return;
        }
        default -> {}
      }
    }
  }

  /** Adds what there is room for, without the blanks before it. */
  private void append(StringBuilder to, char[] part, int from, int length) {
    progress.check();
    int end = from + length;
    int at = from;
    while (to.isEmpty() && at < end && Character.isWhitespace(part[at])) {
      at++;
    }
    to.append(part, at, Math.min(end - at, Math.max(0, MOST_WORDS - to.length())));
  }

  /** The text of the element that was just entered, without blanks around it. */
  String words() throws ImportException {
    StringBuilder all = new StringBuilder();
    text((part, from, length) -> all.append(part, from, length));
    return all.toString().strip();
  }

  /** The same for names and colours: {@link #MOST_WORDS} characters, what is longer is cut. */
  String shortWords() throws ImportException {
    StringBuilder start = new StringBuilder();
    text((part, from, length) -> append(start, part, from, length));
    return start.toString().strip();
  }

  /** A refusal at this place. */
  ImportException refusal(String problem) {
    return refusal(line(), problem);
  }

  /** A refusal at a line that was passed. */
  ImportException refusal(int line, String problem) {
    return new ImportException(shown, "line " + line, PrintableName.of(problem));
  }

  private int next() throws ImportException {
    try {
      return reader.next();
    } catch (XMLStreamException e) {
      throw SafeXml.refusal(e, shown);
    } catch (java.util.NoSuchElementException e) {
      throw refusal("the file ends too early; it was cut off: export it again");
    }
  }
}
