package org.trackwalk.spark;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Options.CreateOpts;
import org.apache.hadoop.fs.Options.Rename;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.run.MergeTargets;

/**
 * The reports of a run: files of the driver, or of any file system that Hadoop knows ({@code
 * hdfs://}, {@code s3a://}, …). The latter are written on the driver first.
 */
final class ClusterReports {

  /** Two letters at least: one is a drive of Windows. */
  private static final Pattern REMOTE = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]+:/.*");

  private final Configuration hadoop;
  private final List<String> asked = new ArrayList<>();
  private final Map<Path, URI> remote = new LinkedHashMap<>();

  /**
   * Reports that are asked for.
   *
   * @param texts each {@code FORMAT=TARGET}
   * @param folder for those that go to another file system
   * @throws UsageException when one cannot be written, before any work is done
   */
  ClusterReports(List<String> texts, Path folder, Configuration hadoop) throws UsageException {
    this.hadoop = hadoop;
    for (String text : texts) {
      int equals = text.indexOf('=');
      String target = text.substring(equals + 1);
      asked.add(REMOTE.matcher(target).matches() ? aside(text, equals, target, folder) : text);
    }
    MergeTargets.of("-", asked);
  }

  private String aside(String text, int equals, String target, Path folder) throws UsageException {
    String what = "--report " + text + ": ";
    try {
      URI uri = URI.create(target);
      org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(uri);
      FileContext files = FileContext.getFileContext(uri, hadoop);
      if (path.getParent() == null || !files.util().exists(path.getParent())) {
        throw new UsageException(what + "the folder does not exist");
      }
      Path local =
          Files.createDirectory(folder.resolve("report" + asked.size())).resolve(path.getName());
      remote.put(local, uri);
      return text.substring(0, equals + 1) + local;
    } catch (IllegalArgumentException | IOException e) {
      throw new UsageException(what + e.getMessage());
    }
  }

  /** As arguments of {@code merge}, which writes the text to standard output besides. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    asked.forEach(text -> arguments.addAll(List.of("--report", text)));
    return arguments;
  }

  /**
   * Brings what was written here to where it belongs: aside, then moved over what is there.
   *
   * @throws IOException when the file system does not take it; the message names the file
   */
  void send() throws IOException {
    for (Map.Entry<Path, URI> entry : remote.entrySet()) {
      if (Files.exists(entry.getKey())) {
        try {
          send(entry.getKey(), entry.getValue());
        } catch (IOException e) {
          throw new IOException(entry.getValue() + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private void send(Path local, URI uri) throws IOException {
    FileContext files = FileContext.getFileContext(uri, hadoop);
    org.apache.hadoop.fs.Path target = new org.apache.hadoop.fs.Path(uri);
    org.apache.hadoop.fs.Path aside =
        new org.apache.hadoop.fs.Path(target.getParent(), "." + target.getName() + ".part");
    try {
      try (FSDataOutputStream out =
          files.create(
              aside,
              EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE),
              CreateOpts.createParent())) {
        Files.copy(local, out);
        out.hsync();
      }
      files.rename(aside, target, Rename.OVERWRITE);
    } catch (IOException e) {
      try {
        files.delete(aside, false);
      } catch (IOException stays) {
        e.addSuppressed(stays);
      }
      throw e;
    }
  }
}
