package org.trackwalk.assimp.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.util.meshoptimizer.MeshOptimizer;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.assimp.job.Job;
import org.trackwalk.assimp.job.RefusedException;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Decodes a buffer view of EXT_meshopt_compression or KHR_meshopt_compression. The request is four
 * ints, mode, filter, count and stride, then the compressed bytes; the answer is count times stride
 * bytes. The numbers have been checked by who asks.
 */
public final class MeshoptJob implements Job {

  private static final int ATTRIBUTES = 0;
  private static final int TRIANGLES = 1;

  private static final int OCTAHEDRAL = 1;
  private static final int QUATERNION = 2;
  private static final int EXPONENTIAL = 3;
  private static final int COLOR = 4;

  private static final int GOOD = 0;

  @Override
  public int kind() {
    return WorkerProtocol.MESHOPT;
  }

  @Override
  public void run(ByteBuffer request, AnswerOutput out) throws RefusedException, IOException {
    int mode = request.getInt();
    int filter = request.getInt();
    int count = request.getInt();
    int stride = request.getInt();
    ByteBuffer packed = null;
    ByteBuffer plain = null;
    try {
      packed = MemoryUtil.memAlloc(request.remaining()).put(request).flip();
      plain = MemoryUtil.memAlloc(Math.multiplyExact(count, stride));
      if (decode(mode, plain, count, stride, packed) != GOOD) {
        throw new RefusedException("the meshopt data is damaged; export the file again");
      }
      unfilter(filter, plain, count, stride);
      out.begin();
      out.memory(MemoryUtil.memAddress(plain), plain.remaining());
    } finally {
      MemoryUtil.memFree(packed);
      MemoryUtil.memFree(plain);
    }
  }

  private static int decode(int mode, ByteBuffer plain, int count, int stride, ByteBuffer packed) {
    return switch (mode) {
      case ATTRIBUTES -> MeshOptimizer.meshopt_decodeVertexBuffer(plain, count, stride, packed);
      case TRIANGLES -> MeshOptimizer.meshopt_decodeIndexBuffer(plain, count, stride, packed);
      default -> MeshOptimizer.meshopt_decodeIndexSequence(plain, count, stride, packed);
    };
  }

  private static void unfilter(int filter, ByteBuffer plain, int count, int stride) {
    switch (filter) {
      case OCTAHEDRAL -> MeshOptimizer.meshopt_decodeFilterOct(plain, count, stride);
      case QUATERNION -> MeshOptimizer.meshopt_decodeFilterQuat(plain, count, stride);
      case EXPONENTIAL -> MeshOptimizer.meshopt_decodeFilterExp(plain, count, stride);
      case COLOR -> MeshOptimizer.meshopt_decodeFilterColor(plain, count, stride);
      default -> {
        // nothing was done to the numbers
      }
    }
  }
}
