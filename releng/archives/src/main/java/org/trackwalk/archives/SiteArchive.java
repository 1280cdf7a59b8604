package org.trackwalk.archives;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The update site as one file, from the folder that Tycho has put together. */
final class SiteArchive {

  /** The metadata is looked for in jars alone, not in the format that saves a few kilobytes. */
  private static final String INDEX =
      "artifact.repository.factory.order=artifacts.xml,\\!\n"
          + "metadata.repository.factory.order=content.xml,\\!\n"
          + "version=1\n";

  /** Elements whose children have no order. */
  private static final List<String> LISTS = List.of("units", "artifacts", "provides", "requires");

  private SiteArchive() {}

  /**
   * Packs a site.
   *
   * @param site the folder
   * @param target the .zip
   * @param libraries what each bundle is
   * @param licences those that may be shipped
   * @param time of the sources
   */
  static void pack(
      Path site, Path target, Map<String, Library> libraries, Licences licences, Instant time)
      throws IOException {
    FixedArchive archive = new FixedArchive(time);
    archive.addFolder(site, name -> !name.endsWith(".xml.xz"));
    for (String name : List.of("content", "artifacts")) {
      FixedArchive jar = new FixedArchive(time);
      String text = member(site.resolve(name + ".jar"), name + ".xml");
      jar.add(name + ".xml", ordered(text, time).getBytes(StandardCharsets.UTF_8));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      jar.zip(bytes);
      archive.add(name + ".jar", bytes.toByteArray());
    }
    archive.add("p2.index", INDEX.getBytes(StandardCharsets.ISO_8859_1));
    BillOfMaterials bill = new BillOfMaterials("the update site", time.toString(), licences);
    ProductArchives.addPlugins(bill, site, libraries);
    archive.add(BillOfMaterials.NAME, bill.text().getBytes(StandardCharsets.UTF_8));
    archive.write(target);
  }

  private static String member(Path jar, String name) throws IOException {
    try (FileSystem files = FileSystems.newFileSystem(jar)) {
      return Files.readString(files.getPath(name));
    }
  }

  /** p2 writes lists in the order of a hash table, and when. */
  static String ordered(String text, Instant time) {
    String joined = String.join("\n", ordered(text.lines().toList())) + "\n";
    return joined.replaceAll("(name='p2\\.timestamp' value=')\\d+", "$1" + time.toEpochMilli());
  }

  /**
   * The lines, with the elements of lists in the order of their texts; each stands in its lines.
   */
  private static List<String> ordered(List<String> lines) {
    List<String> out = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      out.add(line);
      String indent = line.substring(0, line.length() - line.stripLeading().length());
      String list =
          LISTS.stream().filter(l -> line.startsWith(indent + "<" + l)).findAny().orElse("");
      if (!list.isEmpty() && !line.endsWith("/>")) {
        int end = lines.subList(i, lines.size()).indexOf(indent + "</" + list + ">") + i;
        out.addAll(elements(lines.subList(i + 1, end), indent + "  <"));
        i = end - 1;
      }
    }
    return out;
  }

  /**
   * Elements of a list in their order.
   *
   * @param start what their first lines begin with; their last ones have a slash behind it
   */
  private static List<String> elements(List<String> lines, String start) {
    List<String> elements = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= lines.size(); i++) {
      String line = i == lines.size() ? start : lines.get(i);
      if (line.startsWith(start) && !line.startsWith(start + "/")) {
        elements.add(String.join("\n", ordered(lines.subList(from, i))));
        from = i;
      }
    }
    Collections.sort(elements);
    return elements;
  }
}
