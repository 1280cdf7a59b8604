package org.trackwalk.io.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;

class SafeXmlTest {

  /** Over the limit, below the stack. */
  private static final int TOO_DEEP = 2_000;

  private static XmlElement read(String text) throws ImportException {
    return XmlElement.read(text.getBytes(StandardCharsets.UTF_8), "a.xml");
  }

  private static ImportException refused(String text) {
    return assertThrows(ImportException.class, () -> read(text));
  }

  @Test
  void elementsKeepTheirOrderTheirTextAndTheirLines() throws ImportException {
    XmlElement root =
        read("<?xml version='1.0'?>\n<a x='1' b=' 2 '>\n t <b/>u\n<c/><b n='2'/></a>");

    assertEquals("a", root.name());
    assertEquals(2, root.line());
    assertEquals(List.of("x", "b"), List.copyOf(root.attributes().keySet()));
    assertEquals(2.0, root.number("b", 7));
    assertEquals(7.0, root.number("c", 7));
    assertEquals(List.of("b", "c", "b"), root.children().stream().map(XmlElement::name).toList());
    assertEquals("2", root.children("b").get(1).attribute("n"));
    assertEquals(4, root.child("c").line());
    assertTrue(root.text().startsWith("t") && root.text().endsWith("u"), root.text());
  }

  @Test
  void aNumberThatIsNoneIsNamedWithItsLine() throws ImportException {
    XmlElement root = read("<a>\n<b x='twelve' y='1 2' z='1,2 NaN'/></a>");
    XmlElement b = root.child("b");

    ImportException refusal = assertThrows(ImportException.class, () -> b.number("x", 0));

    assertEquals("a.xml, line 2: 'x' is 'twelve', which is not a number", refusal.oneLine());
    assertThrows(ImportException.class, () -> b.numbers("y", 3));
    assertThrows(ImportException.class, () -> b.numbers("z", 3));
    assertEquals(2.0, b.numbers("y", 2)[1]);
  }

  @Test
  void anEntityThatStandsForAnotherFileStandsForNothing(@TempDir Path folder)
      throws ImportException, IOException {
    Path secret = Files.writeString(folder.resolve("secret.xml"), "<stolen secret='yes'/>");
    String text =
        "<!DOCTYPE params SYSTEM '../../params.dtd' [\n"
            + "<!-- as in the files of a game -->\n"
            + "<!ENTITY default-surfaces SYSTEM '"
            + secret.toUri()
            + "'>\n"
            + "<!ENTITY other PUBLIC '-//x' '../objects.xml'>\n"
            + "<!ENTITY % parameters SYSTEM '"
            + secret.toUri()
            + "'>\n%parameters;\n"
            + "]>\n<params>&default-surfaces;<section name='x'>&other;</section></params>";

    XmlElement root = read(text);

    assertEquals(List.of("section"), root.children().stream().map(XmlElement::name).toList());
    assertEquals("", root.text());
    assertTrue(root.child("section").children().isEmpty());
  }

  @Test
  void theNetworkIsNotAsked() throws ImportException, IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      server.setSoTimeout(200);
      String address = "http://localhost:" + server.getLocalPort() + "/a.dtd";
      String text =
          "<!DOCTYPE a SYSTEM '"
              + address
              + "' [<!ENTITY e SYSTEM '"
              + address
              + "'>]><a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
              + " xsi:noNamespaceSchemaLocation='"
              + address
              + "'>&e;</a>";

      assertEquals("a", read(text).name());

      assertThrows(SocketTimeoutException.class, server::accept);
    }
  }

  @Test
  void entitiesOfTheFileItselfAreReplaced() throws ImportException {
    assertEquals(
        "wide road", read("<!DOCTYPE a [<!ENTITY w 'wide'>]><a n='&w; road'/>").attribute("n"));
    assertEquals("<&>", read("<a>&lt;&amp;&gt;</a>").text());
  }

  @Test
  void aBillionLaughsAreRefusedInTextAndInAttributes() {
    StringBuilder bomb = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'ha ha ha ha ha ha'>\n");
    for (int i = 1; i < 12; i++) {
      String below = "&e" + (i - 1) + ";";
      bomb.append("<!ENTITY e").append(i).append(" '").append(below.repeat(10)).append("'>\n");
    }
    bomb.append("]>\n");

    ImportException inText = refused(bomb + "<a>&e11;</a>");
    ImportException inAttribute = refused(bomb + "<a b='&e11;'/>");

    assertTrue(inText.getMessage().contains("without end"), inText.oneLine());
    assertTrue(inAttribute.getMessage().contains("without end"), inAttribute.oneLine());
  }

  @Test
  void oneLargeEntityOftenUsedIsRefused() {
    String large = "x".repeat(50_000);

    ImportException refusal =
        refused("<!DOCTYPE a [<!ENTITY e '" + large + "'>]><a>" + "&e;".repeat(900) + "</a>");

    assertTrue(refusal.getMessage().contains("without end"), refusal.oneLine());
  }

  @Test
  void elementsInsideEachOtherWithoutEndAreRefused() {
    ImportException refusal = refused("<a>".repeat(TOO_DEEP) + "</a>".repeat(TOO_DEEP));

    assertTrue(refusal.getMessage().contains("too deeply"), refusal.oneLine());
  }

  @Test
  void anErrorNamesFileAndLine() {
    ImportException refusal = refused("<a>\n\n<b></c></a>");

    assertEquals("a.xml", refusal.file());
    assertEquals("line 3", refusal.place());
    assertTrue(refusal.getMessage().startsWith("this is not well-formed XML"), refusal.oneLine());
    assertFalse(refusal.getMessage().contains("\n"), refusal.oneLine());
  }

  @Test
  void whatStandsBehindTheRootIsReadToo() {
    assertEquals("line 2", refused("<a/>\n<b/>").place());
    refused("");
    refused("not XML");
    refused("<a>");
  }

  @Test
  void bytesThatAreNotTheEncodingAreRefused() {
    byte[] latin = "<a n='Nürburg'/>".getBytes(StandardCharsets.ISO_8859_1);

    ImportException refusal =
        assertThrows(ImportException.class, () -> XmlElement.read(latin, "a.xml"));

    assertTrue(refusal.getMessage().contains("save it again as UTF-8"), refusal.oneLine());
    assertEquals(
        "a.xml, line 1: the encoding 'utf-9' is not known; save it as UTF-8",
        refused("<?xml version='1.0' encoding='utf-9'?><a/>").oneLine());
  }

  @Test
  void everyEncodingThatIsSaidIsRead() throws ImportException {
    for (String name : List.of("UTF-8", "ISO-8859-1", "windows-1252", "UTF-16", "UTF-16LE")) {
      String text = "<?xml version='1.0' encoding='" + name + "'?><a n='Nürburg'/>";

      XmlElement root = XmlElement.read(text.getBytes(Charset.forName(name)), "a.xml");

      assertEquals("Nürburg", root.attribute("n"), name);
    }
    assertEquals("a", read("\uFEFF<a/>").name());
  }

  @Test
  void aPeekReadsOnlyTheBeginning(@TempDir Path folder) throws Exception {
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
      Path file = folder.resolve("big-" + charset + ".xml");
      String head = charset == StandardCharsets.UTF_8 ? "" : "\uFEFF";
      Files.write(file, (head + "<?xml version='1.0'?>\n<!-- x -->\n<scene>").getBytes(charset));
      try (RandomAccessFile grown = new RandomAccessFile(file.toFile(), "rw")) {
        grown.setLength(3L << 30); // more than an array holds: to read all of it would fail
      }
      assertEquals(
          "scene",
          SafeXml.peek(
                  file,
                  reader -> {
                    reader.nextTag();
                    return reader.getLocalName();
                  })
              .orElse(""));
      Files.delete(file);
    }
    Files.writeString(folder.resolve("no.xml"), "no xml");
    assertTrue(SafeXml.peek(folder.resolve("no.xml"), XMLStreamReader::nextTag).isEmpty());
    assertTrue(SafeXml.peek(folder.resolve("gone.xml"), XMLStreamReader::nextTag).isEmpty());
  }
}
