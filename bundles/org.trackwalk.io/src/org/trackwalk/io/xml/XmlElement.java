package org.trackwalk.io.xml;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamReader;
import org.trackwalk.io.importer.ImportException;

/**
 * An element of a small XML file, with all below it.
 *
 * @param file the file for messages
 * @param name without a namespace's prefix
 * @param attributes in the order of the file
 * @param children elements in it, in the order of the file
 * @param text all characters directly in it, without blanks around
 * @param line from 1
 */
public record XmlElement(
    String file,
    String name,
    Map<String, String> attributes,
    List<XmlElement> children,
    String text,
    int line) {

  /**
   * Reads a whole file.
   *
   * @param displayName the file for messages
   * @return its root element
   * @throws ImportException when it is not XML, or larger than a scene's description can be
   * @throws IOException when it cannot be read from disk
   */
  public static XmlElement read(Path file, String displayName) throws ImportException, IOException {
    return XmlTree.of(SafeXml.open(file, displayName), displayName);
  }

  /** The same for a file in memory. */
  public static XmlElement read(byte[] content, String displayName) throws ImportException {
    return XmlTree.of(SafeXml.open(content, displayName), displayName);
  }

  /** The same for a reader that stands before the root element. */
  public static XmlElement read(XMLStreamReader reader, String displayName) throws ImportException {
    return XmlTree.of(reader, displayName);
  }

  /** An attribute's value; null when it is not there. */
  public String attribute(String wanted) {
    return attributes.get(wanted);
  }

  /** An attribute's value, or another text when it is not there. */
  public String attribute(String wanted, String otherwise) {
    return attributes.getOrDefault(wanted, otherwise);
  }

  /**
   * An attribute as a number.
   *
   * @param otherwise when it is not there
   * @throws ImportException when it is no finite number
   */
  public double number(String wanted, double otherwise) throws ImportException {
    String value = attributes.get(wanted);
    if (value == null) {
      return otherwise;
    }
    try {
      double number = Double.parseDouble(value.strip());
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // the same answer as for a number without end
    }
    throw refusal("'" + wanted + "' is '" + value + "', which is not a number");
  }

  /**
   * An attribute of several numbers between blanks or commas.
   *
   * @return null when it is not there
   * @throws ImportException when there are not {@code count} finite numbers
   */
  public double[] numbers(String wanted, int count) throws ImportException {
    String value = attributes.get(wanted);
    if (value == null) {
      return null;
    }
    String[] words = value.strip().split("[\\s,]+");
    double[] numbers = new double[count];
    try {
      for (int i = 0; i < count && words.length == count; i++) {
        numbers[i] = Double.parseDouble(words[i]);
        if (!Double.isFinite(numbers[i])) {
          throw new NumberFormatException();
        }
      }
    } catch (NumberFormatException e) {
      words = new String[0];
    }
    if (words.length != count) {
      throw refusal("'" + wanted + "' is '" + value + "', which is not " + count + " numbers");
    }
    return numbers;
  }

  /** The elements directly in this one that have a name. */
  public List<XmlElement> children(String wanted) {
    return children.stream().filter(child -> child.name.equals(wanted)).toList();
  }

  /** The first of them; null when there is none. */
  public XmlElement child(String wanted) {
    for (XmlElement child : children) {
      if (child.name.equals(wanted)) {
        return child;
      }
    }
    return null;
  }

  /** {@code line 12}. */
  public String place() {
    return "line " + line;
  }

  /** An error at this element. */
  public ImportException refusal(String problem) {
    return new ImportException(file, place(), problem);
  }
}
