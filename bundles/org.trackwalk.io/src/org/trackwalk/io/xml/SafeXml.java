package org.trackwalk.io.xml;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.progress.Progress;

/**
 * Opens XML that nobody vouches for. No DTD and no entity outside the file is ever fetched: such an
 * entity stands for nothing, silently, because the files of TORCS name two of them in each track
 * and need neither. Entities that the file itself declares are replaced within narrow limits (OWASP
 * cheat sheet "XML External Entity Prevention"; JDK guide "JAXP Security").
 */
public final class SafeXml {

  /** Elements inside each other; deep COLLADA scenes have some dozens. */
  private static final int DEEPEST = 500;

  /** Entities replaced in one file; sound files have a handful. */
  private static final int ENTITIES = 1_000;

  /** Characters that all entities together may become. */
  private static final int ENTITY_CHARACTERS = 100_000;

  /** Attributes of one element. */
  private static final int ATTRIBUTES = 1_000;

  private SafeXml() {}

  /**
   * Opens a file.
   *
   * @param displayName the file for messages
   * @return at the start of the document; what it throws becomes a message by {@link #refusal}
   * @throws ImportException when the file is empty, too large or does not begin like XML
   * @throws IOException when it cannot be read from disk
   */
  public static XMLStreamReader open(Path file, String displayName)
      throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request = new ImportRequest(file, displayName, folder, false, null, null);
    return open(FileBytes.read(request, Progress.none()), displayName);
  }

  /**
   * Opens a file that is in memory.
   *
   * @param content as it lies on the disk, so that what it says of its encoding is true
   * @throws ImportException when it does not begin like XML
   */
  public static XMLStreamReader open(FileBytes content, String displayName) throws ImportException {
    return open(content.bytes(), content.start(), content.size(), displayName);
  }

  /** The same for bytes without padding. */
  public static XMLStreamReader open(byte[] content, String displayName) throws ImportException {
    return open(content, 0, content.length, displayName);
  }

  private static XMLStreamReader open(byte[] bytes, int start, int size, String displayName)
      throws ImportException {
    try {
      return factory().createXMLStreamReader(XmlCharacters.of(bytes, start, size, displayName));
    } catch (XMLStreamException e) {
      throw refusal(e, displayName);
    }
  }

  /**
   * Looks at the beginning of a file; no more of it is read than is asked for, and some kilobytes.
   *
   * @param look at the start of the document
   * @return what was seen; empty when the file cannot be read so far, whatever the reason
   */
  public static <T> Optional<T> peek(Path file, Look<T> look) {
    String name = String.valueOf(file.getFileName());
    try (InputStream content = Files.newInputStream(file)) {
      XMLStreamReader reader = factory().createXMLStreamReader(XmlCharacters.of(content, name));
      return Optional.ofNullable(look.at(reader));
    } catch (ImportException | IOException | XMLStreamException e) {
      return Optional.empty();
    }
  }

  /**
   * What is looked for.
   *
   * @param <T> what it comes to
   */
  @FunctionalInterface
  public interface Look<T> {

    /** Reads on as far as needed; null for nothing. */
    T at(XMLStreamReader reader) throws XMLStreamException;
  }

  /** A new one each time: a factory may not be shared between threads. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.IS_VALIDATING, false);
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, true); // else an entity is an error
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, true);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty("http://java.sun.com/xml/stream/properties/ignore-external-dtd", true);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setXMLResolver((publicId, systemId, base, name) -> InputStream.nullInputStream());
    factory.setProperty("jdk.xml.maxElementDepth", DEEPEST);
    factory.setProperty("jdk.xml.entityExpansionLimit", ENTITIES);
    factory.setProperty("jdk.xml.totalEntitySizeLimit", ENTITY_CHARACTERS);
    factory.setProperty("jdk.xml.maxGeneralEntitySizeLimit", ENTITY_CHARACTERS);
    factory.setProperty("jdk.xml.elementAttributeLimit", ATTRIBUTES);
    return factory;
  }

  /** What an error of the reader means for the designer: file, line and what is wrong. */
  public static ImportException refusal(XMLStreamException e, String displayName) {
    Location at = e.getLocation();
    String place = at == null || at.getLineNumber() < 1 ? "" : "line " + at.getLineNumber();
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof CharacterCodingException) {
        String problem = "its bytes are not the encoding that it says; save it again as UTF-8";
        return new ImportException(displayName, place, problem);
      }
    }
    ImportException refusal = new ImportException(displayName, place, problem(e));
    refusal.initCause(e);
    return refusal;
  }

  /** Where a reader stands, for {@link ImportException#place()}. */
  public static String place(XMLStreamReader reader) {
    return "line " + reader.getLocation().getLineNumber();
  }

  private static String problem(XMLStreamException e) {
    String text = e.getMessage() == null ? "" : e.getMessage();
    String mark = "Message: ";
    int at = text.indexOf(mark);
    String told = at < 0 ? text : text.substring(at + mark.length());
    if (told.contains("JAXP0001")) { // the limits of the JDK, whatever its language
      return "it is nested too deeply or its entities grow without end; this is no scene";
    }
    return "this is not well-formed XML: " + PrintableName.of(told.replaceAll("\\s+", " "));
  }
}
