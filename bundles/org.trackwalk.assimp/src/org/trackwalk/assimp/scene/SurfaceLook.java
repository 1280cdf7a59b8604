package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.util.Arrays;
import org.lwjgl.assimp.AIMaterial;
import org.lwjgl.assimp.AIMaterialProperty;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/**
 * How a material of Assimp's looks: of the many keys that formats fill differently, the base colour
 * before the diffuse one, and the first picture of either with where it lies.
 */
final class SurfaceLook {

  private static final float[] GREY = {0.8f, 0.8f, 0.8f};
  private static final float[] AS_IT_IS = {0, 0, 1, 1};

  private float[] base;
  private float[] diffuse;
  private final Picture baseColour = new Picture();
  private final Picture diffuseColour = new Picture();
  private boolean cutout;

  /** A picture, the channel of places that it takes, and how these are moved and scaled. */
  private static final class Picture {
    private String name = "";
    private int channel;
    private float[] move = AS_IT_IS;
  }

  private SurfaceLook() {}

  static SurfaceLook of(long material) {
    SurfaceLook look = new SurfaceLook();
    long list = MemoryUtil.memGetAddress(material + AIMaterial.MPROPERTIES);
    int count = MemoryUtil.memGetInt(material + AIMaterial.MNUMPROPERTIES);
    for (int i = 0; i < count; i++) {
      look.read(MemoryUtil.memGetAddress(list + (long) i * Long.BYTES));
    }
    return look;
  }

  private void read(long property) {
    long data = MemoryUtil.memGetAddress(property + AIMaterialProperty.MDATA);
    int length = MemoryUtil.memGetInt(property + AIMaterialProperty.MDATALENGTH);
    int semantic = MemoryUtil.memGetInt(property + AIMaterialProperty.MSEMANTIC);
    boolean first = MemoryUtil.memGetInt(property + AIMaterialProperty.MINDEX) == 0;
    Picture picture =
        switch (semantic) {
          case Assimp.aiTextureType_BASE_COLOR -> baseColour;
          case Assimp.aiTextureType_DIFFUSE -> diffuseColour;
          default -> new Picture();
        };
    switch (NativeText.at(property + AIMaterialProperty.MKEY)) {
      case Assimp.AI_MATKEY_BASE_COLOR -> base = numbers(property, data, length, 3, base);
      case Assimp.AI_MATKEY_COLOR_DIFFUSE -> diffuse = numbers(property, data, length, 3, diffuse);
      case Assimp._AI_MATKEY_TEXTURE_BASE -> {
        if (first) {
          picture.name = NativeText.property(data, length);
          cutout |= semantic == Assimp.aiTextureType_OPACITY && !picture.name.isEmpty();
        }
      }
      case Assimp._AI_MATKEY_UVWSRC_BASE -> {
        if (first && length >= Integer.BYTES) {
          picture.channel = MemoryUtil.memGetInt(data);
        }
      }
      case Assimp._AI_MATKEY_UVTRANSFORM_BASE -> {
        if (first) {
          picture.move = numbers(property, data, length, AS_IT_IS.length, picture.move);
        }
      }
      default -> {}
    }
  }

  /** The first numbers of a property, which holds floats or doubles; else what was known. */
  private static float[] numbers(long property, long data, int length, int count, float[] known) {
    int type = MemoryUtil.memGetInt(property + AIMaterialProperty.MTYPE);
    int size = type == Assimp.aiPTI_Double ? Double.BYTES : Float.BYTES;
    boolean real = type == Assimp.aiPTI_Double || type == Assimp.aiPTI_Float;
    boolean buffer = type == Assimp.aiPTI_Buffer;
    if (!real && !buffer || length < count * size) {
      return known;
    }
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      long at = data + (long) i * size;
      numbers[i] =
          size == Double.BYTES ? (float) MemoryUtil.memGetDouble(at) : MemoryUtil.memGetFloat(at);
    }
    return numbers;
  }

  /** By which places of a mesh its picture lies. */
  int channel() {
    return picture().channel;
  }

  private Picture picture() {
    return baseColour.name.isEmpty() ? diffuseColour : baseColour;
  }

  void write(AnswerOutput out) throws IOException {
    float[] colour = base != null ? base : diffuse != null ? diffuse : GREY;
    for (float share : Arrays.copyOf(colour, 3)) {
      out.single(share);
    }
    out.text(picture().name);
    for (float number : picture().move) {
      out.single(number);
    }
    out.integer(cutout ? 1 : 0);
  }
}
