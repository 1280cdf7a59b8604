package org.trackwalk.eclipse.core.change;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.report.output.ReportFile;

/**
 * A small file with other text.
 *
 * @param file which
 * @param before its bytes; null when it is to be created
 * @param after its new bytes
 */
record FileText(IFile file, byte[] before, byte[] after) {

  /** Bytes of a file as UTF-8 text, refused when they are none. */
  static String text(IFile file) throws CoreException {
    byte[] bytes = bytes(file);
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!Arrays.equals(bytes, text.getBytes(StandardCharsets.UTF_8))) {
      throw new CoreException(CoreLog.refusal(file.getName() + " is not UTF-8 text"));
    }
    return text;
  }

  static byte[] bytes(IFile file) throws CoreException {
    file.refreshLocal(IResource.DEPTH_ZERO, null);
    return file.readAllBytes();
  }

  void apply(IProgressMonitor monitor) throws CoreException {
    put(before, after, monitor);
  }

  void undo(IProgressMonitor monitor) throws CoreException {
    put(after, before, monitor);
  }

  /** Refuses when the file is not what it should be. */
  void expect(byte[] wanted) throws CoreException {
    file.refreshLocal(IResource.DEPTH_ZERO, null);
    byte[] now = file.exists() ? file.readAllBytes() : null;
    if (!Arrays.equals(now, wanted)) {
      throw new CoreException(
          CoreLog.refusal(
              file.getName()
                  + (now == null
                      ? " is not there any more"
                      : wanted == null ? " is there already" : " has changed meanwhile")));
    }
  }

  private void put(byte[] from, byte[] to, IProgressMonitor monitor) throws CoreException {
    if (to == null) {
      file.delete(IResource.KEEP_HISTORY, monitor);
    } else if (from == null) {
      create(to, monitor);
    } else {
      // The platform writes in place; what was there is in the local history before that.
      file.setContents(to, false, true, monitor);
    }
  }

  /** A file that is new appears whole: who looks for it meanwhile never sees an empty one. */
  private void create(byte[] bytes, IProgressMonitor monitor) throws CoreException {
    Path disk = DiskPath.of(file).orElse(null);
    if (disk == null) {
      file.create(bytes, false, false, monitor);
      return;
    }
    try {
      new ReportFile().write(disk, out -> out.write(bytes));
    } catch (IOException e) {
      throw new CoreException(
          CoreLog.refusal(file.getName() + " cannot be written: " + e.getMessage()));
    }
    file.refreshLocal(IResource.DEPTH_ZERO, monitor);
  }
}
