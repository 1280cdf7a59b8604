package org.trackwalk.schemas;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** JUnit XML as build servers read it (junit.xsd says whose schemas these are). */
class JunitSchemaTest {

  @TempDir static Path folder;

  private static String text;
  private static Document document;

  @BeforeAll
  static void check() throws Exception {
    PlantedRun.check(folder, "junit=r.xml", "json=r.json");
    text = Files.readString(folder.resolve("r.xml"));
    document = parsed(text);
  }

  @Test
  void theSchemaHasNothingToSay() {
    assertDoesNotThrow(() -> validate(text));
    assertThrows(
        SAXException.class, () -> validate(text.replaceFirst("<failure message", "<failure msg")));
  }

  @Test
  void countsAreThoseOfTheCases() {
    int tests = 0;
    NodeList suites = document.getElementsByTagName("testsuite");
    for (int i = 0; i < suites.getLength(); i++) {
      Element suite = (Element) suites.item(i);
      String name = suite.getAttribute("name");
      assertEquals(count(suite, "testcase"), number(suite, "tests"), name);
      assertEquals(count(suite, "failure"), number(suite, "failures"), name);
      assertEquals(count(suite, "error"), number(suite, "errors"), name);
      assertEquals(count(suite, "skipped"), number(suite, "skipped"), name);
      tests += number(suite, "tests");
    }
    assertEquals(tests, number(document.getDocumentElement(), "tests"));
    assertEquals(2, suites.getLength());
  }

  @Test
  void whatCouldNotBeReadIsAnErrorAndWhatIsAcceptedIsNoFailure() {
    Element inputs = (Element) document.getElementsByTagName("testsuite").item(0);
    assertEquals("inputs", inputs.getAttribute("name"));
    assertEquals(1, count(inputs, "error"));
    Element gap = testcase(document, "seam.gap");
    assertEquals(0, count(gap, "failure"));
    assertTrue(gap.getTextContent().contains("accepted (the \"old\" bridge & its joint <b>)"));
  }

  /** An option says what a rule with warnings and no error becomes. */
  @Test
  void whatAWarningBecomesIsAnOption() throws Exception {
    List<String> outcomes = new ArrayList<>();
    for (String warnings : List.of("failure", "skipped", "passed")) {
      Path file = folder.resolve(warnings + ".xml");
      CommandLineRun run =
          CommandLineRun.of(
              "convert",
              folder.resolve("r.json").toString(),
              "--report",
              "junit=" + file,
              "--junit-warnings",
              warnings);
      assertEquals(0, run.code(), run.toString());
      String written = Files.readString(file);
      assertDoesNotThrow(() -> validate(written), warnings);
      Element winding = testcase(parsed(written), "topology.winding");
      outcomes.add(count(winding, "failure") + " " + count(winding, "skipped"));
      // An error is a failure always.
      assertEquals(1, count(testcase(parsed(written), "seam.step"), "failure"));
    }
    assertEquals(List.of("1 0", "0 1", "0 0"), outcomes);
  }

  /** Every rule may be a case of its own. */
  @Test
  void allRulesAreCasesWhereOneAsks() throws Exception {
    Path file = folder.resolve("all.xml");
    String[] words = {"convert", folder.resolve("r.json").toString(), "--junit-cases", "all"};
    String[] target = {"--report", "junit=" + file};
    CommandLineRun run =
        CommandLineRun.of(Stream.of(words, target).flatMap(Stream::of).toArray(String[]::new));
    assertEquals(0, run.code(), run.toString());
    String written = Files.readString(file);
    assertDoesNotThrow(() -> validate(written));
    int few = count(document.getDocumentElement(), "testcase");
    int all = count(parsed(written).getDocumentElement(), "testcase");
    assertTrue(few < all, few + " and " + all);
    testcase(document, "rules that found nothing");
  }

  private static Element testcase(Document document, String rule) {
    NodeList cases = document.getElementsByTagName("testcase");
    for (int i = 0; i < cases.getLength(); i++) {
      Element one = (Element) cases.item(i);
      if (one.getAttribute("name").equals(rule)) {
        return one;
      }
    }
    throw new AssertionError("no case " + rule);
  }

  private static int count(Element element, String name) {
    return element.getElementsByTagName(name).getLength();
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  private static Document parsed(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static void validate(String xml) throws SAXException, IOException {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(JunitSchemaTest.class.getResource("junit.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(xml)));
  }
}
