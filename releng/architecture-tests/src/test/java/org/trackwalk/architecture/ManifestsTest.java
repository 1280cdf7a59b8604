package org.trackwalk.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every manifest, and the build files beside it, obey the same table as the classes. */
class ManifestsTest {

  private static final String IMPORTER = Layers.PREFIX + "assimp";

  private static final String TESTS = ".tests";

  /** The profile that says what verify builds first: an order, and nothing that is needed. */
  private static final String VERIFY_ORDER =
      "(?s)<profile>((?!</profile>).)*<id>in-order</id>((?!</profile>).)*<type>pom</type>.*?</profile>";

  static Set<String> bundles() {
    return Repository.bundleFolders();
  }

  /** Without the tests' fragments. */
  static Set<String> hosts() {
    return bundles().stream()
        .filter(b -> !b.endsWith(TESTS))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void theTableAndTheFoldersNameTheSameBundles() {
    assertEquals(
        Layers.ARROWS.keySet().stream()
            .map(b -> Layers.PREFIX + b)
            .collect(Collectors.toCollection(TreeSet::new)),
        hosts());
  }

  /** What a build or a tool leaves beside the bundles would be committed unseen. */
  @Test
  void nothingLiesBesideTheBundles() {
    assertEquals(Set.of(), Repository.amongBundles(Files::isRegularFile));
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void nameVersionAndJavaAreTheHouses(String bundle) {
    Manifest manifest = Repository.manifest(bundle);
    assertEquals(List.of(bundle), Repository.names(manifest, "Bundle-SymbolicName"));
    assertEquals("0.1.0.qualifier", manifest.getMainAttributes().getValue("Bundle-Version"));
    assertEquals(
        List.of("JavaSE-21"), Repository.names(manifest, "Bundle-RequiredExecutionEnvironment"));
  }

  @ParameterizedTest
  @MethodSource("hosts")
  void requiresOnlyWhatTheTableAllows(String bundle) {
    String name = bundle.substring(Layers.PREFIX.length());
    Manifest manifest = Repository.manifest(bundle);
    for (String required : Repository.names(manifest, "Require-Bundle")) {
      if (required.startsWith(Layers.PREFIX)) {
        assertTrue(
            Layers.ARROWS.get(name).contains(required.substring(Layers.PREFIX.length())),
            bundle + " must not see " + required);
      } else if (Layers.PLAIN.contains(name)) {
        assertTrue(
            Layers.LIBRARIES.contains(required)
                || name.equals("assimp") && Layers.NATIVE_LIBRARIES.contains(required),
            bundle + " must not need " + required);
      }
    }
    if (Layers.PLAIN.contains(name)) {
      List<String> imported = Repository.names(manifest, "Import-Package");
      assertTrue(Layers.JAVA_PACKAGES.containsAll(imported), bundle + " must not need " + imported);
      assertEquals(null, manifest.getMainAttributes().getValue("Bundle-Activator"));
    }
  }

  /**
   * Else it compiles, runs from a class path, and fails in the workbench and in its headless run.
   */
  @ParameterizedTest
  @MethodSource("hosts")
  void requiresEveryBundleWhoseClassesItLoads(String bundle) {
    Set<String> required =
        new TreeSet<>(Repository.names(Repository.manifest(bundle), "Require-Bundle"));
    required.add(bundle);
    TreeSet<String> missing = new TreeSet<>();
    for (JavaClass c : House.CLASSES) {
      if (bundle.equals(bundleOf(c.getPackageName()))) {
        for (String loaded : LoadedNames.of(c)) {
          if (loaded.startsWith(Layers.PREFIX) && !required.contains(bundleOf(packageOf(loaded)))) {
            missing.add(c.getName() + " loads " + loaded);
          }
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }

  /** The bundle whose name is the longest that a package's begins with. */
  private static String bundleOf(String name) {
    String bundle = "";
    for (String b : hosts()) {
      if ((name + ".").startsWith(b + ".") && b.length() > bundle.length()) {
        bundle = b;
      }
    }
    return bundle;
  }

  @ParameterizedTest
  @MethodSource("hosts")
  void plainBundlesExportEveryPackage(String bundle) {
    if (Layers.PLAIN.contains(bundle.substring(Layers.PREFIX.length()))) {
      assertEquals(
          List.copyOf(Repository.sourcePackages(bundle)),
          Repository.names(Repository.manifest(bundle), "Export-Package"));
    }
  }

  /** Else a tool whose one bundle was built anew would be believed to find what the old one did. */
  @Test
  void aKeptAnswerKnowsEveryBundleThatItComesFrom() {
    String check = Layers.PREFIX + "check";
    String cache =
        Repository.read("bundles/" + check + "/src/org/trackwalk/check/cache/LevelCache.java");
    for (String required : Repository.names(Repository.manifest(check), "Require-Bundle")) {
      if (required.startsWith(Layers.PREFIX)) {
        String imported = "import " + Pattern.quote(required) + "\\.[\\w.]*?(\\w+);";
        assertTrue(
            Repository.all(imported, cache).stream()
                .anyMatch(type -> cache.contains("          " + type + ".class")),
            "no class of " + required + " is part of the cache's key");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void testsAreFragmentsOfTheirBundle(String bundle) {
    List<String> host = Repository.names(Repository.manifest(bundle), "Fragment-Host");
    if (bundle.endsWith(TESTS)) {
      assertEquals(List.of(bundle.substring(0, bundle.length() - TESTS.length())), host);
    } else {
      assertEquals(List.of(), host);
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void mavenIsToldWhatTheManifestRequires(String bundle) {
    Manifest manifest = Repository.manifest(bundle);
    TreeSet<String> required = new TreeSet<>(Repository.names(manifest, "Fragment-Host"));
    Repository.names(manifest, "Require-Bundle").stream()
        .filter(r -> r.startsWith(Layers.PREFIX))
        .forEach(required::add);
    TreeSet<String> told =
        new TreeSet<>(
            Repository.all(
                "<dependency>.*?<artifactId>(org\\.trackwalk\\.[^<]*)</artifactId>",
                Repository.read("bundles/" + bundle + "/pom.xml")
                    .replaceAll("(?s)<build>.*</build>", "")
                    .replaceAll(VERIFY_ORDER, "")));
    if (bundle.endsWith(TESTS)) {
      told.removeIf(name -> name.endsWith(TESTS)); // open windows before, on the one screen
    }
    if (bundle.endsWith(TESTS) && !required.contains(IMPORTER)) {
      told.remove(IMPORTER); // built before: the tests start it as users do, and see none of it
    }
    assertEquals(required, told);
  }

  @Test
  void everyBundleIsBuilt() {
    TreeSet<String> modules =
        new TreeSet<>(
            Repository.all("<module>bundles/([^<]*)</module>", Repository.read("pom.xml")));
    assertEquals(bundles(), modules);
  }

  @Test
  void theFeaturesHoldEveryBundleButTheExamples() {
    TreeSet<String> shipped = new TreeSet<>();
    for (String feature : List.of("org.trackwalk.feature", "org.trackwalk.product.feature")) {
      shipped.addAll(
          Repository.all(
              "<plugin id=\"(org\\.trackwalk\\.[^\"]*)\"",
              Repository.read("features/" + feature + "/feature.xml")));
    }
    TreeSet<String> expected = new TreeSet<>(hosts());
    expected.remove(Layers.PREFIX + "examples");
    assertEquals(expected, shipped);
  }

  @Test
  void theStartScriptUsesTheLibrariesOfTheTargetPlatform() {
    String target =
        Repository.all(
                "label=\"Libraries\"(.*?)</location>",
                Repository.read("target-platform/trackwalk.target"))
            .getFirst();
    String script =
        Repository.read("releng/cli/pom.xml").replaceAll("(?s)<exclusions>.*?</exclusions>", "");
    String dependencies = Repository.all("<dependencies>(.*?)</dependencies>", script).getFirst();
    assertEquals(coordinates(target), coordinates(dependencies));
    assertEquals(3, coordinates(target).size());
  }

  @Test
  void theProductAsksTheCommandLineWithTheLibrariesOfTheStartScript() {
    TreeSet<String> used = coordinates(Repository.read("releng/cli/pom.xml"));
    used.add("org.trackwalk.cli:${project.version}");
    assertEquals(
        used, coordinates(Repository.read("features/org.trackwalk.product.feature/pom.xml")));
  }

  @Test
  void theImporterUsesTheLibrariesOfTheTargetPlatform() {
    String target =
        Repository.all(
                "label=\"LWJGL\"(.*?)</location>",
                Repository.read("target-platform/trackwalk.target"))
            .getFirst();
    TreeSet<String> used = coordinates(Repository.read("releng/cli/assimp.xml"));
    assertEquals(3, used.size());
    assertTrue(coordinates(target).containsAll(used), used + " are not all in " + target);
  }

  @Test
  void theTestsAndTheMavenPluginUseTheImportersLibrariesOfTheTargetPlatform() {
    List<String> versions =
        Repository.all(
            "<groupId>org\\.lwjgl</groupId>.*?<version>([^<]*)<",
            Repository.read("target-platform/trackwalk.target"));
    Set<String> one = new TreeSet<>(versions);
    assertEquals(1, one.size(), "one version of LWJGL: " + one);
    String root = Repository.read("pom.xml");
    assertEquals(List.copyOf(one), Repository.all("<lwjgl.version>([^<]*)</lwjgl.version>", root));
    String path = Repository.all("<trackwalk.importer>(.*?)</trackwalk.importer>", root).getFirst();
    assertEquals(
        Set.of("${lwjgl.version}"),
        new TreeSet<>(Repository.all("/org/lwjgl/[^/]*/([^/]*)/", path)));
    TreeSet<String> held = coordinates(Repository.read("releng/maven-plugin/pom.xml"));
    for (String library : coordinates(Repository.read("releng/cli/assimp.xml"))) {
      assertTrue(held.contains(library), library);
    }
    assertEquals(
        one,
        held.stream()
            .filter(c -> c.startsWith("lwjgl"))
            .map(c -> c.substring(c.indexOf(':') + 1))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void theMavenPluginHoldsTheLibrariesOfTheStartScript() {
    String held = Repository.read("releng/maven-plugin/pom.xml");
    String notice = Repository.read("releng/maven-plugin/src/main/resources/META-INF/NOTICE");
    for (String library : coordinates(Repository.read("releng/cli/pom.xml"))) {
      String[] parts = library.split(":");
      assertTrue(coordinates(held).contains(library), library);
      assertTrue(
          notice.matches("(?is).*" + parts[0] + " " + Pattern.quote(parts[1]) + " .*"), library);
    }
  }

  private static TreeSet<String> coordinates(String xml) {
    TreeSet<String> found = new TreeSet<>();
    for (String dependency : Repository.all("<dependency>(.*?)</dependency>", xml)) {
      found.add(
          Repository.all("<artifactId>([^<]*)<", dependency).getFirst()
              + ":"
              + Repository.all("<version>([^<]*)<", dependency).getFirst());
    }
    return found;
  }
}
