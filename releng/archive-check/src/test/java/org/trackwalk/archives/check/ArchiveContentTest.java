package org.trackwalk.archives.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The bill of materials in an archive, read by the makers of its format, beside what is in the
 * archive: nothing is missing, nothing is told that is not there, and each thing is what it is said
 * to be by what it says itself.
 */
class ArchiveContentTest {

  private static final String BILL = "trackwalk.cdx.json";

  private static final List<Archive> OF_PLUGINS = new ArrayList<>();
  private static final List<Archive> OF_MAVEN = new ArrayList<>();

  /** Once: unpacking takes longer than looking. */
  @BeforeAll
  static void read() throws IOException {
    for (Path file : Archive.ofPlugins()) {
      OF_PLUGINS.add(Archive.read(file));
    }
    for (Path file : Archive.ofMaven()) {
      OF_MAVEN.add(Archive.read(file));
    }
  }

  @AfterAll
  static void forget() {
    OF_PLUGINS.clear();
    OF_MAVEN.clear();
  }

  private static List<Archive> built(List<Archive> archives) {
    assumeFalse(archives.isEmpty(), "nothing was packed in this build");
    return archives;
  }

  private static List<Archive> all() {
    List<Archive> all = new ArrayList<>(OF_PLUGINS);
    all.addAll(OF_MAVEN);
    return built(all);
  }

  private static Bom bill(Archive archive) throws Exception {
    return new JsonParser().parse(archive.files().get(archive.only(BILL)));
  }

  @Test
  void theMakersOfTheFormatTakeEveryBill() throws Exception {
    for (Archive archive : all()) {
      byte[] text = archive.files().get(archive.only(BILL));
      assertEquals(List.of(), new JsonParser().validate(text, Version.VERSION_16));
    }
  }

  private static String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void everyPlugInIsInTheBillWithItsBytesAndNoOther() throws Exception {
    for (Archive archive : built(OF_PLUGINS)) {
      Map<String, String> there = new TreeMap<>();
      String root = archive.only(BILL).replace(BILL, "");
      for (Map.Entry<String, byte[]> file : archive.files().entrySet()) {
        String name = file.getKey();
        if (name.startsWith(root + "plugins/")) {
          String[] parts = name.substring(root.length()).split("/");
          there.put("plugins/" + parts[1], parts.length == 2 ? sha256(file.getValue()) : "folder");
        } else {
          assertFalse(
              name.endsWith(".jar") && !name.matches("(features/.*|content|artifacts)\\.jar"),
              archive.file() + " has a jar that nobody names: " + name);
        }
      }
      Map<String, String> told = new TreeMap<>();
      for (Component c : bill(archive).getComponents()) {
        boolean hashed = c.getHashes() != null && !c.getHashes().isEmpty();
        told.put(c.getBomRef(), hashed ? c.getHashes().get(0).getValue() : "folder");
      }
      assertEquals(there, told, archive.file().toString());
      assertTrue(there.size() > 20, archive.file() + " has hardly anything in it");
    }
  }

  /** What a jar says of itself: the build has not copied it from the same place. */
  @Test
  void eachIsTheLibraryThatItsOwnDescriptionNames() throws Exception {
    for (Archive archive : built(OF_PLUGINS)) {
      String root = archive.only(BILL).replace(BILL, "");
      int described = 0;
      for (Component c : bill(archive).getComponents()) {
        byte[] jar = archive.files().get(root + c.getBomRef());
        if (jar == null) {
          continue; // a folder
        }
        Set<String> descriptions = descriptions(jar);
        String told = c.getGroup() + ":" + c.getName() + ":" + c.getVersion();
        if (descriptions.size() == 1) {
          described++;
          assertEquals(Set.of(told), descriptions, c.getBomRef());
        }
        assertEquals("pkg:maven/" + told.replaceFirst(":", "/").replace(":", "@"), plain(c));
        assertEquals(bundleOf(c.getBomRef()), symbolicName(jar), c.getBomRef());
      }
      assertTrue(described > 0, "only " + described + " describe themselves");
    }
  }

  private static String plain(Component c) {
    return c.getPurl().replaceFirst("\\?.*", "");
  }

  private static String bundleOf(String file) {
    return file.replaceFirst("plugins/", "").replaceFirst("_[^_]*\\.jar$", "");
  }

  private static Set<String> descriptions(byte[] jar) throws IOException {
    Set<String> found = new TreeSet<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
        if (e.getName().matches("META-INF/maven/.*/pom\\.properties")) {
          Properties p = new Properties();
          p.load(zip);
          // some of the platform were built as what was to become the release
          String version = p.getProperty("version").replace("-SNAPSHOT", "");
          found.add(p.get("groupId") + ":" + p.get("artifactId") + ":" + version);
        }
      }
    }
    return found;
  }

  private static String symbolicName(byte[] jar) throws IOException {
    try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar))) {
      String name = in.getManifest().getMainAttributes().getValue("Bundle-SymbolicName");
      return name.split(";")[0].strip();
    }
  }

  @Test
  void theMavenPlugInHasTheClassesOfItsBillAndNoOthers() throws Exception {
    for (Archive archive : built(OF_MAVEN)) {
      Set<String> allowed = new HashSet<>();
      for (Component c : bill(archive).getComponents()) {
        Set<String> ofOne = new HashSet<>();
        try (InputStream in = Files.newInputStream(fileOf(c));
            ZipInputStream zip = new ZipInputStream(in)) {
          for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
            if (!e.isDirectory() && !e.getName().startsWith("META-INF/")) {
              ofOne.add(e.getName() + " " + sha256(zip.readAllBytes()));
            }
          }
        }
        assertTrue(isIn(archive, ofOne), c.getBomRef() + " is in the bill and not all in the jar");
        allowed.addAll(ofOne);
      }
      for (Map.Entry<String, byte[]> file : archive.files().entrySet()) {
        String name = file.getKey();
        if (!name.startsWith("META-INF/") && !name.startsWith("org/trackwalk/maven/")) {
          assertTrue(allowed.contains(name + " " + sha256(file.getValue())), name);
        }
      }
    }
  }

  /** Every class of it, byte by byte; of what has no classes something. */
  private static boolean isIn(Archive archive, Set<String> files) throws Exception {
    int same = 0;
    for (String file : files) {
      String[] parts = file.split(" ");
      byte[] there = archive.files().get(parts[0]);
      boolean is = there != null && sha256(there).equals(parts[1]);
      // a module's description cannot stand for what several modules are packed into
      if (!is && parts[0].endsWith(".class") && !parts[0].equals("module-info.class")) {
        return false;
      }
      same += is ? 1 : 0;
    }
    return same > 0;
  }

  private static Path fileOf(Component c) {
    if (c.getGroup().equals("org.trackwalk")) {
      return Path.of(System.getProperty("trackwalk.root"), "bundles")
          .resolve(c.getName())
          .resolve("target")
          .resolve(c.getBomRef());
    }
    return Path.of(System.getProperty("trackwalk.maven.repository"))
        .resolve(c.getGroup().replace('.', '/'))
        .resolve(c.getName())
        .resolve(c.getVersion())
        .resolve(c.getBomRef());
  }

  @Test
  void nothingTellsOfTheMachineThatPackedIt() throws Exception {
    // the folder alone may be /src or /app, which any text can have
    String root = System.getProperty("trackwalk.root");
    List<String> here =
        List.of(
            root + "/releng", root + "/bundles", System.getProperty("trackwalk.maven.repository"));
    for (Archive archive : all()) {
      for (Map.Entry<String, byte[]> file : archive.files().entrySet()) {
        if (file.getKey().endsWith(".jar") || file.getKey().endsWith(".class")) {
          continue; // compressed, or code
        }
        String text = new String(file.getValue(), StandardCharsets.ISO_8859_1);
        assertFalse(here.stream().anyMatch(text::contains), archive.file() + ": " + file.getKey());
      }
      assertFalse(
          archive.files().keySet().stream().anyMatch(n -> n.contains("profileRegistry")),
          archive.file() + ": p2's notes of the machine");
      assertEquals(1, archive.times().size(), archive.file() + ": one time for all");
    }
  }

  @Test
  void thePackedUpdateSiteAsksForTheMetadataThatItHas() throws Exception {
    for (Archive site : built(OF_PLUGINS)) {
      if (!site.files().containsKey("p2.index")) {
        continue; // a product
      }
      String index = new String(site.files().get("p2.index"), StandardCharsets.ISO_8859_1);
      for (String line : index.lines().filter(l -> l.contains("order=")).toList()) {
        String first = line.substring(line.indexOf('=') + 1).split(",")[0];
        List<String> forms = Arrays.asList(first, first.replace(".xml", ".jar"));
        assertTrue(forms.stream().anyMatch(site.files()::containsKey), line);
      }
    }
  }
}
