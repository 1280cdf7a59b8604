package org.trackwalk.assimp.scene;

import java.io.IOException;
import org.lwjgl.assimp.AIMesh;
import org.lwjgl.assimp.AIScene;
import org.lwjgl.assimp.AITexture;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/**
 * Writes what a scene looks like behind the scene itself: its pictures, its materials, and where
 * the corners of its meshes lie in pictures. The layout is in docs/assimp-worker.md.
 */
final class LookWriter {

  private static final int HINT_BYTES = 9;
  private static final int BYTES_PER_TEXEL = 4;
  private static final long BYTES_PER_TRIPLE = 3L * Float.BYTES;
  private static final int NO_PLACES = 0;
  private static final int PLACES = 1;

  private final AnswerOutput out;

  LookWriter(AnswerOutput out) {
    this.out = out;
  }

  void write(AIScene scene) throws IOException {
    long at = scene.address();
    long pictures = MemoryUtil.memGetAddress(at + AIScene.MTEXTURES);
    int count = SceneWriter.count(at + AIScene.MNUMTEXTURES, pictures);
    out.integer(count);
    for (int i = 0; i < count; i++) {
      picture(SceneWriter.pointer(pictures, i));
    }
    long materials = MemoryUtil.memGetAddress(at + AIScene.MMATERIALS);
    int[] channels = new int[SceneWriter.count(at + AIScene.MNUMMATERIALS, materials)];
    out.integer(channels.length);
    for (int i = 0; i < channels.length; i++) {
      SurfaceLook look = SurfaceLook.of(SceneWriter.pointer(materials, i));
      channels[i] = look.channel();
      look.write(out);
    }
    long meshes = MemoryUtil.memGetAddress(at + AIScene.MMESHES);
    int meshCount = SceneWriter.count(at + AIScene.MNUMMESHES, meshes);
    out.integer(meshCount);
    for (int i = 0; i < meshCount; i++) {
      places(SceneWriter.pointer(meshes, i), channels);
    }
  }

  /** One that lies in the file: packed as its format says, or four bytes per texel. */
  private void picture(long picture) throws IOException {
    long data = MemoryUtil.memGetAddress(picture + AITexture.PCDATA);
    int width = MemoryUtil.memGetInt(picture + AITexture.MWIDTH);
    int height = MemoryUtil.memGetInt(picture + AITexture.MHEIGHT);
    long bytes = height == 0 ? width : (long) BYTES_PER_TEXEL * width * height;
    boolean there = data != MemoryUtil.NULL && width > 0 && height >= 0 && bytes == (int) bytes;
    out.text(NativeText.at(picture + AITexture.MFILENAME));
    out.text(MemoryUtil.memASCII(picture + AITexture.ACHFORMATHINT, hintLength(picture)));
    out.integer(there && height > 0 ? width : 0);
    out.integer(there && height > 0 ? height : 0);
    out.integer(there ? (int) bytes : 0);
    if (there) {
      out.memory(data, bytes);
    }
  }

  private static int hintLength(long picture) {
    int length = 0;
    while (length < HINT_BYTES
        && MemoryUtil.memGetByte(picture + AITexture.ACHFORMATHINT + length) != 0) {
      length++;
    }
    return length;
  }

  /** Three floats per vertex in the channel that the mesh's material is painted by. */
  private void places(long mesh, int[] channels) throws IOException {
    int material = MemoryUtil.memGetInt(mesh + AIMesh.MMATERIALINDEX);
    int channel = material >= 0 && material < channels.length ? channels[material] : 0;
    boolean known = channel >= 0 && channel < Assimp.AI_MAX_NUMBER_OF_TEXTURECOORDS;
    long places = NO_PLACES;
    if (known && MemoryUtil.memGetAddress(mesh + AIMesh.MVERTICES) != MemoryUtil.NULL) {
      places = channelAt(mesh, channel);
      places = places == MemoryUtil.NULL ? channelAt(mesh, 0) : places;
    }
    out.integer(places == MemoryUtil.NULL ? NO_PLACES : PLACES);
    if (places != MemoryUtil.NULL) {
      out.memory(places, MemoryUtil.memGetInt(mesh + AIMesh.MNUMVERTICES) * BYTES_PER_TRIPLE);
    }
  }

  private static long channelAt(long mesh, int channel) {
    return MemoryUtil.memGetAddress(mesh + AIMesh.MTEXTURECOORDS + (long) channel * Long.BYTES);
  }
}
