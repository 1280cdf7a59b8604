package org.trackwalk.eclipse.core.worker;

import java.io.File;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Where the classes of installed bundles lie, for programs that are plain Java. */
final class InstalledBundles {

  /** Where builds put the classes of a bundle that is a folder. */
  private static final List<String> OUTPUT_FOLDERS = List.of("target/classes", "bin");

  private InstalledBundles() {}

  /** By name, of each the newest. */
  static Map<String, Bundle> newest(BundleContext context, Predicate<String> wanted) {
    Map<String, Bundle> newest = new TreeMap<>();
    for (Bundle bundle : context.getBundles()) {
      String name = bundle.getSymbolicName(); // none: a bundle of the first OSGi versions
      if (name != null && wanted.test(name)) {
        newest.merge(
            name,
            bundle,
            (a, b) -> Comparator.comparing(Bundle::getVersion).compare(a, b) < 0 ? b : a);
      }
    }
    return newest;
  }

  /** Files and folders, joined as Java wants it. */
  static String classPath(Stream<Bundle> bundles) {
    return bundles
        .flatMap(bundle -> FileLocator.getBundleFileLocation(bundle).stream())
        .flatMap(InstalledBundles::roots)
        .map(File::getAbsolutePath)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** A jar, or a folder with its classes. */
  private static Stream<File> roots(File location) {
    if (!location.isDirectory()) {
      return Stream.of(location);
    }
    Stream<File> outputs =
        OUTPUT_FOLDERS.stream().map(folder -> new File(location, folder)).filter(File::isDirectory);
    return Stream.concat(Stream.of(location), outputs);
  }
}
