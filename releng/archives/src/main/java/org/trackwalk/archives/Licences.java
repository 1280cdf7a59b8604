package org.trackwalk.archives;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.w3c.dom.Element;

/** Under what licence a library is, as SPDX has it, and whether it may be shipped. */
final class Licences {

  /** Our own, which a build's own modules have without saying it in a description anywhere. */
  private static final String OWN = "org.trackwalk";

  private static final String OWN_LICENCE = "EPL-2.0";

  /** Parents of descriptions; more is a circle. */
  private static final int DEEPEST = 20;

  /**
   * A library within a library.
   *
   * @param name its name
   * @param licence SPDX
   * @param url where it comes from
   */
  record Inside(String name, String licence, String url) {}

  /** The file licences.json. */
  private record Table(
      List<String> allowed,
      Map<String, String> called,
      Map<String, String> libraries,
      Map<String, List<Inside>> inside) {}

  private final Table table;
  private final Path repository;

  private Licences(Table table, Path repository) {
    this.table = table;
    this.repository = repository;
  }

  /**
   * What licences.json says.
   *
   * @param repository the local repository, where descriptions lie
   */
  static Licences read(Path repository) throws IOException {
    try (InputStream in = Licences.class.getResourceAsStream("licences.json")) {
      return new Licences(
          new Gson().fromJson(new InputStreamReader(in, StandardCharsets.UTF_8), Table.class),
          repository);
    }
  }

  /** What is inside of a library and has a licence of its own. */
  List<Inside> inside(Library library) {
    return table.inside().getOrDefault(library.name(), List.of());
  }

  /**
   * The licence of a library.
   *
   * @throws IOException if nobody knows it, or it may not be shipped; with what to do
   */
  String of(Library library) throws IOException {
    String licence = found(library);
    if (!isAllowed(licence)) {
      throw new IOException(
          library.coordinates()
              + " has the licence "
              + licence
              + ", which must not be shipped: take another library, or discuss the list in"
              + " releng/archives/.../licences.json");
    }
    for (Inside part : inside(library)) {
      if (!isAllowed(part.licence())) {
        throw new IOException(
            part.name()
                + " in "
                + library.coordinates()
                + ": "
                + part.licence()
                + " must not be shipped");
      }
    }
    return licence;
  }

  /** Whether one of the licences to choose from has only allowed parts. */
  boolean isAllowed(String licence) {
    return Arrays.stream(licence.split(" OR "))
        .anyMatch(choice -> table.allowed().containsAll(List.of(choice.split(" AND "))));
  }

  private String found(Library library) throws IOException {
    if (library.group().equals(OWN)) {
      return OWN_LICENCE;
    }
    String known = table.libraries().get(library.name());
    if (known != null) {
      return known;
    }
    List<String> choices = new ArrayList<>();
    for (Element licence : said(library, 0)) {
      choices.add(spdx(Xml.text(licence, "name"), Xml.text(licence, "url"), library));
    }
    if (choices.isEmpty()) {
      throw new IOException(
          library.coordinates()
              + " says no licence: read it, and put it into releng/archives/.../licences.json");
    }
    return String.join(" OR ", choices.stream().distinct().toList());
  }

  private List<Element> said(Library library, int depth) throws IOException {
    Path file = library.description(repository);
    if (!Files.isRegularFile(file) || depth > DEEPEST) {
      throw new IOException(library.coordinates() + ": no description at " + file);
    }
    Element project = Xml.read(file);
    List<Element> licences = new ArrayList<>();
    for (Element list : Xml.children(project, "licenses")) {
      licences.addAll(Xml.children(list, "license"));
    }
    List<Element> parents = Xml.children(project, "parent");
    if (!licences.isEmpty() || parents.isEmpty()) {
      return licences;
    }
    Element parent = parents.get(0);
    return said(
        new Library(
            Xml.text(parent, "groupId"),
            Xml.text(parent, "artifactId"),
            Xml.text(parent, "version"),
            ""),
        depth + 1);
  }

  private String spdx(String name, String url, Library library) throws IOException {
    if (table.allowed().contains(name)) {
      return name;
    }
    String known = table.called().get(name.toLowerCase(Locale.ROOT));
    if (known == null) {
      throw new IOException(
          library.coordinates()
              + " has a licence that it calls \""
              + name
              + "\" ("
              + url
              + "): say what that is in releng/archives/.../licences.json");
    }
    return known;
  }
}
