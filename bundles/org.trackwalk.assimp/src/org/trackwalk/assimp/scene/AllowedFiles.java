package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.lwjgl.assimp.AIFile;
import org.lwjgl.assimp.AIFileIO;
import org.lwjgl.system.MemoryUtil;

/**
 * The file system as Assimp sees it: the files of the request and no others, whatever a mesh file
 * refers to. Nothing can be written.
 */
final class AllowedFiles {

  private record Opened(AIFile handle, ReadableFile file) {}

  private final AllowedPaths allowed = new AllowedPaths();
  private final Map<Path, FileContent> contents = new HashMap<>();
  private final Map<Long, Opened> opened = new HashMap<>();
  private final Consumer<String> refused;
  private final AIFileIO access;
  private final AIFile template;

  /**
   * No file yet.
   *
   * @param refused is told the name of each file that is there and may not be opened: a loader also
   *     asks for files to see whether there are any
   */
  AllowedFiles(Consumer<String> refused) {
    this.refused = refused;
    access =
        AIFileIO.calloc()
            .OpenProc((io, name, mode) -> open(MemoryUtil.memUTF8(name), MemoryUtil.memUTF8(mode)))
            .CloseProc((io, file) -> close(file));
    template =
        AIFile.calloc()
            .ReadProc((file, target, size, count) -> file(file).read(target, size, count))
            .WriteProc((file, source, size, count) -> 0)
            .TellProc(file -> file(file).tell())
            .FileSizeProc(file -> file(file).size())
            .SeekProc((file, offset, origin) -> file(file).seek(offset, origin))
            .FlushProc(file -> {});
  }

  /** What the import function takes. */
  AIFileIO access() {
    return access;
  }

  /** From now on these files can be opened, and no others. */
  void allow(List<Path> files) {
    files.forEach(allowed::add);
  }

  /** Nothing can be opened any more; what is held is let go, also what was left open. */
  void forget() {
    List.copyOf(opened.keySet()).forEach(this::close);
    contents.values().forEach(FileContent::close);
    contents.clear();
    allowed.clear();
  }

  private long open(String name, String mode) {
    try {
      Path path = Path.of(name).toAbsolutePath().normalize();
      if (mode.indexOf('r') < 0 || !allowed.contains(path)) {
        if (mode.indexOf('r') >= 0 && allowed.isMissed(path)) {
          refused.accept(String.valueOf(path.getFileName()));
        }
        return MemoryUtil.NULL;
      }
      FileContent content = contents.get(path);
      if (content == null) {
        content = FileContent.read(path);
        contents.put(path, content);
      }
      AIFile handle = AIFile.calloc().set(template);
      opened.put(handle.address(), new Opened(handle, new ReadableFile(content)));
      return handle.address();
    } catch (IOException | InvalidPathException e) {
      return MemoryUtil.NULL;
    }
  }

  private ReadableFile file(long handle) {
    return opened.get(handle).file();
  }

  private void close(long handle) {
    Opened gone = opened.remove(handle);
    if (gone != null) {
      gone.handle().free();
    }
  }
}
