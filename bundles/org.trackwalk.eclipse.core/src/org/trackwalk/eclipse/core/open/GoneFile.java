package org.trackwalk.eclipse.core.open;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Tells a file that was deleted or renamed from one whose drive is away. */
final class GoneFile {

  /** Where systems hang drives, each in a folder of its own. */
  private static final List<Path> DRIVES =
      List.of(Path.of("/Volumes"), Path.of("/mnt"), Path.of("/net"), Path.of("/media"));

  /** Where they do so for each user apart: drives hang one level lower. */
  private static final List<Path> USERS = List.of(Path.of("/media"), Path.of("/run/media"));

  private GoneFile() {}

  /** Whether nothing has this name any more, not even a dangling link, in a folder that is here. */
  static boolean is(Path path) {
    Path parent = path.getParent();
    if (parent == null
        || holdsDrives(parent)
        || !Files.notExists(path, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    // An empty folder may be a mount point without its drive.
    String[] beside = parent.toFile().list();
    return beside != null && beside.length > 0;
  }

  /** Whether what lies in a folder may be drives, which come and go. */
  static boolean holdsDrives(Path folder) {
    Path above = folder.getParent();
    return DRIVES.contains(folder)
        || USERS.contains(folder)
        || above != null && USERS.contains(above);
  }
}
