package org.trackwalk.eclipse.core.change;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.mesh.progress.Progress;

/**
 * Makes changes of a level's manifest: of the one that it has, or of one that is created with the
 * change. All else in the file stays as it was written.
 */
final class ManifestChange {

  /** What is done to the text of a manifest. */
  interface Edit {
    JsonDocument edit(JsonDocument manifest) throws JsonException, CoreException;
  }

  private ManifestChange() {}

  /**
   * A change that is ready.
   *
   * @param concerns whether the edit belongs into a manifest that is created, by its meshes' names;
   *     asked only where a folder gets several
   */
  static LevelChange of(
      String label,
      TrackLevel level,
      Edit edit,
      BiPredicate<IFile, List<String>> concerns,
      Progress progress)
      throws CoreException {
    IFile manifest = level.manifest().orElse(null);
    if (manifest != null) {
      String before = FileText.text(manifest);
      String after = edited(manifest.getName(), before, edit);
      FileText text = new FileText(manifest, bytes(before), bytes(after));
      return new TextChange(label, level, level, List.of(text));
    }
    List<FileText> texts = new ArrayList<>();
    TrackLevel after = null;
    List<ManifestDrafts.Draft> drafts = ManifestDrafts.of(level, progress);
    for (ManifestDrafts.Draft draft : drafts) {
      boolean concerned = drafts.size() == 1 || concerns.test(draft.file(), draft.meshes());
      String text = concerned ? edited(draft.file().getName(), draft.text(), edit) : draft.text();
      texts.add(draft.with(text));
      if (after == null || concerned) {
        after = new TrackLevel(draft.file(), TrackLevel.Kind.MANIFEST);
      }
    }
    return new TextChange(label, after, level, List.copyOf(texts));
  }

  /** A change that creates the manifests of a level that has none. */
  static LevelChange creating(String label, TrackLevel level, Progress progress)
      throws CoreException {
    List<FileText> texts = new ArrayList<>();
    TrackLevel after = level;
    for (ManifestDrafts.Draft draft : ManifestDrafts.whole(level, progress)) {
      texts.add(draft.with(draft.text()));
      after = new TrackLevel(draft.file(), TrackLevel.Kind.MANIFEST);
    }
    return new TextChange(label, after, level, List.copyOf(texts));
  }

  private static String edited(String name, String text, Edit edit) throws CoreException {
    try {
      String after = edit.edit(JsonDocument.parse(text)).text();
      ManifestReader.parse(after);
      return after;
    } catch (JsonException e) {
      throw new CoreException(CoreLog.refusal(name + ", " + e.place() + ": " + e.getMessage()));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
