package org.trackwalk.eclipse.core.settings;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.level.DiskPath;

/**
 * Mesh files that are not checked with the folder that they lie in: the same track in another
 * format, an old export. The project remembers them by their paths in it; whoever checks such a
 * file by itself still can.
 */
public final class LeftOut {

  private LeftOut() {}

  /** Whether a file is left out. */
  public static boolean is(IFile file) {
    return names(file.getProject()).contains(name(file));
  }

  /** Where the files of a project that are left out are on disk. */
  public static Set<Path> of(IProject project) {
    Set<Path> paths = new HashSet<>();
    for (String name : names(project)) {
      DiskPath.of(project.getFile(name)).ifPresent(paths::add);
    }
    return paths;
  }

  /**
   * Leaves files out, or takes them in again.
   *
   * @throws BackingStoreException when the project's settings cannot be written
   */
  public static void set(List<IFile> files, boolean out) throws BackingStoreException {
    for (IFile file : files) {
      Set<String> names = names(file.getProject());
      if (out ? names.add(name(file)) : names.remove(name(file))) {
        List<String> words = names.stream().map(LeftOut::escaped).toList();
        String text = words.isEmpty() ? null : SettingWords.text(words);
        SettingStore.set(file.getProject(), SettingKey.LEFT_OUT, text);
      }
    }
  }

  private static Set<String> names(IProject project) {
    Set<String> names = new TreeSet<>();
    for (String word : SettingWords.list(SettingStore.get(project, SettingKey.LEFT_OUT))) {
      names.add(word.replace("%2C", ",").replace("%25", "%"));
    }
    return names;
  }

  private static String name(IFile file) {
    return file.getProjectRelativePath().toPortableString();
  }

  private static String escaped(String name) {
    return name.replace("%", "%25").replace(",", "%2C");
  }
}
