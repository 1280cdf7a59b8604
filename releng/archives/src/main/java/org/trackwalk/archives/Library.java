package org.trackwalk.archives;

import java.nio.file.Path;

/**
 * What Maven calls a library.
 *
 * @param group the group
 * @param artifact the artifact
 * @param version the version
 * @param classifier natives of a system, say; empty for none
 */
record Library(String group, String artifact, String version, String classifier) {

  /** Group and artifact. */
  String name() {
    return group + ":" + artifact;
  }

  /** Group, artifact and version, as people write them. */
  String coordinates() {
    return name() + ":" + version;
  }

  /** The address that bills of materials use (package URL). */
  String address() {
    String address = "pkg:maven/" + group + "/" + artifact + "@" + version;
    return classifier.isEmpty() ? address : address + "?classifier=" + classifier;
  }

  /** Its description below a local repository. */
  Path description(Path repository) {
    return repository
        .resolve(group.replace('.', '/'))
        .resolve(artifact)
        .resolve(version)
        .resolve(artifact + "-" + version + ".pom");
  }
}
