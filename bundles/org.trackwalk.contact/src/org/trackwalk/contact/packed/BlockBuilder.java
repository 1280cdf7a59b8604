package org.trackwalk.contact.packed;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;

/**
 * Cuts all triangles of a scene into runs that fit a block. The upper cuts are made first, down to
 * parts whose size depends on the triangles only; the parts are then cut side by side. So the
 * number of threads changes nothing.
 */
final class BlockBuilder {

  /** Triangles below which a part is not cut further for the sake of other threads. */
  private static final int PART_SIZE = 1 << 15;

  private final Progress progress;
  private final IntList partEnds = new IntList();
  private final IntList ends = new IntList();

  BlockBuilder(TriangleRuns runs, int threads, Progress progress) {
    this.progress = progress;
    plan(new BlockSplitter(runs), 0, runs.size());
    IntList[] parts = new IntList[partEnds.size()];
    Workers.run(
        threads,
        parts.length,
        part -> {
          progress.check();
          IntList list = new IntList();
          int from = part == 0 ? 0 : partEnds.get(part - 1);
          new BlockSplitter(runs).split(from, partEnds.get(part), list);
          parts[part] = list;
        });
    for (IntList part : parts) {
      for (int i = 0; i < part.size(); i++) {
        ends.add(part.get(i));
      }
    }
  }

  /** Number of blocks. */
  int size() {
    return ends.size();
  }

  /** The first item of a block. */
  int from(int block) {
    return block == 0 ? 0 : ends.get(block - 1);
  }

  /** The end of a block's items. */
  int to(int block) {
    return ends.get(block);
  }

  private void plan(BlockSplitter splitter, int from, int to) {
    progress.check();
    if (to - from <= PART_SIZE) {
      if (to > from) {
        partEnds.add(to);
      }
      return;
    }
    int middle = splitter.cut(from, to);
    plan(splitter, from, middle);
    plan(splitter, middle, to);
  }
}
