package org.trackwalk.assimp.scene;

import org.lwjgl.system.MemoryUtil;

/** One opened file with Assimp's place in it. */
final class ReadableFile {

  private static final int FROM_START = 0;
  private static final int FROM_HERE = 1;
  private static final int SUCCESS = 0;
  private static final int FAILURE = -1;

  private final FileContent content;
  private long at;

  ReadableFile(FileContent content) {
    this.content = content;
  }

  /** Copies whole items, as many as there are; like fread. */
  long read(long target, long itemSize, long items) {
    if (itemSize <= 0 || items <= 0) {
      return 0;
    }
    long whole = Math.min(items, (content.size() - at) / itemSize);
    MemoryUtil.memCopy(content.address() + at, target, whole * itemSize);
    at += whole * itemSize;
    return whole;
  }

  /** Like fseek; a place outside is refused. */
  int seek(long offset, int origin) {
    long base = origin == FROM_START ? 0 : origin == FROM_HERE ? at : content.size();
    long target = base + offset;
    if (target < 0 || target > content.size()) {
      return FAILURE;
    }
    at = target;
    return SUCCESS;
  }

  long tell() {
    return at;
  }

  long size() {
    return content.size();
  }
}
