package org.trackwalk.io.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.trackwalk.io.importer.ImportException;

/** Builds the tree of a small file without recursion. */
final class XmlTree {

  /** Elements of one file; the largest scene at hand has under ten thousand. */
  private static final int MOST = 1_000_000;

  private final String name;
  private final Map<String, String> attributes;
  private final int line;
  private final List<XmlElement> children = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private XmlTree(XMLStreamReader reader) {
    name = reader.getLocalName();
    line = reader.getLocation().getLineNumber();
    Map<String, String> all = new LinkedHashMap<>();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      all.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
    }
    attributes = Collections.unmodifiableMap(all);
  }

  static XmlElement of(XMLStreamReader reader, String file) throws ImportException {
    try {
      Deque<XmlTree> open = new ArrayDeque<>();
      int count = 0;
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.START_ELEMENT) {
          open.push(new XmlTree(reader));
          if (++count > MOST) {
            String problem = "it has over " + MOST + " elements; this is no scene";
            throw new ImportException(file, SafeXml.place(reader), problem);
          }
        } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
          open.element().text.append(reader.getText());
        } else if (event == XMLStreamConstants.END_ELEMENT) {
          XmlElement done = open.pop().element(file);
          if (open.isEmpty()) {
            readToEnd(reader);
            return done;
          }
          open.element().children.add(done);
        }
      }
      throw new ImportException(file, "", "there is no element in it");
    } catch (XMLStreamException e) {
      throw SafeXml.refusal(e, file);
    } finally {
      close(reader);
    }
  }

  private XmlElement element(String file) {
    List<XmlElement> all = List.copyOf(children);
    return new XmlElement(file, name, attributes, all, text.toString().strip(), line);
  }

  /** What follows the root element must be well-formed too. */
  private static void readToEnd(XMLStreamReader reader) throws XMLStreamException {
    while (reader.hasNext()) {
      reader.next();
    }
  }

  private static void close(XMLStreamReader reader) {
    try {
      reader.close();
    } catch (XMLStreamException e) {
      // it holds nothing but memory
    }
  }
}
