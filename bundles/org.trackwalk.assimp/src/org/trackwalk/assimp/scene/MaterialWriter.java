package org.trackwalk.assimp.scene;

import java.io.IOException;
import org.lwjgl.assimp.AIMaterial;
import org.lwjgl.assimp.AIMaterialProperty;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/** Writes a material's name and whether it is seen from both sides. */
final class MaterialWriter {

  private static final int ONE_SIDED = 0;
  private static final int TWO_SIDED = 1;

  private final AnswerOutput out;

  MaterialWriter(AnswerOutput out) {
    this.out = out;
  }

  void write(long material) throws IOException {
    String name = "";
    boolean twoSided = false;
    long list = MemoryUtil.memGetAddress(material + AIMaterial.MPROPERTIES);
    int count = MemoryUtil.memGetInt(material + AIMaterial.MNUMPROPERTIES);
    for (int i = 0; i < count; i++) {
      long property = MemoryUtil.memGetAddress(list + (long) i * Long.BYTES);
      String key = NativeText.at(property + AIMaterialProperty.MKEY);
      long data = MemoryUtil.memGetAddress(property + AIMaterialProperty.MDATA);
      int length = MemoryUtil.memGetInt(property + AIMaterialProperty.MDATALENGTH);
      if (key.equals(Assimp.AI_MATKEY_NAME)) {
        name = NativeText.property(data, length);
      } else if (key.equals(Assimp.AI_MATKEY_TWOSIDED) && length > 0) {
        // An int or a bool, as the importer likes; both little-endian.
        twoSided = MemoryUtil.memGetByte(data) != 0;
      }
    }
    out.text(name);
    out.integer(twoSided ? TWO_SIDED : ONE_SIDED);
  }
}
