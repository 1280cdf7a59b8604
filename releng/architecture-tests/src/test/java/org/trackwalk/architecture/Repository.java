package org.trackwalk.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The build files of this repository, as the tests read them. */
final class Repository {

  /** The repository's root; the build passes it to every test. */
  static final Path ROOT = Path.of(System.getProperty("trackwalk.root", "../.."));

  /** A header's value up to its first attribute or directive. */
  private static final Pattern CLAUSE =
      Pattern.compile("([^,;\"]+)((?:;[^,\"]*(?:\"[^\"]*\")?)*),?");

  private Repository() {}

  /** Folders below {@code bundles} that hold a manifest, by name, in order. */
  static TreeSet<String> bundleFolders() {
    return amongBundles(f -> Files.exists(f.resolve("META-INF/MANIFEST.MF")));
  }

  /** Entries of the folder {@code bundles} that are so, by name, in order. */
  static TreeSet<String> amongBundles(Predicate<Path> so) {
    try (Stream<Path> entries = Files.list(ROOT.resolve("bundles"))) {
      TreeSet<String> names = new TreeSet<>();
      entries.filter(so).forEach(f -> names.add(f.getFileName().toString()));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Manifest manifest(String bundle) {
    Path file = ROOT.resolve("bundles").resolve(bundle).resolve("META-INF/MANIFEST.MF");
    try (InputStream in = Files.newInputStream(file)) {
      return new Manifest(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names in a header, without attributes and directives; empty when it is absent. */
  static List<String> names(Manifest manifest, String header) {
    String value = manifest.getMainAttributes().getValue(header);
    List<String> names = new ArrayList<>();
    if (value != null) {
      Matcher m = CLAUSE.matcher(value);
      while (m.find()) {
        names.add(m.group(1).strip());
      }
    }
    return names;
  }

  static String read(String path) {
    try {
      return Files.readString(ROOT.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every match's first group, in order. */
  static List<String> all(String regex, String text) {
    return Pattern.compile(regex, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map(m -> m.group(1))
        .toList();
  }

  /** Packages with at least one class, from the folders of a bundle's sources. */
  static TreeSet<String> sourcePackages(String bundle) {
    Path src = ROOT.resolve("bundles").resolve(bundle).resolve("src");
    try (Stream<Path> files = Files.walk(src)) {
      TreeSet<String> packages = new TreeSet<>();
      files
          .filter(f -> f.toString().endsWith(".java"))
          .forEach(
              f ->
                  packages.add(
                      src.relativize(f.getParent())
                          .toString()
                          .replace('\\', '/')
                          .replace('/', '.')));
      return packages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
