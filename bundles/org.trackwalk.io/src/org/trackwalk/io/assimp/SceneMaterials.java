package org.trackwalk.io.assimp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.names.PrintableName;

/**
 * The materials of a scene: pictures that lie in the file by their number or their name, others
 * where they are found.
 */
final class SceneMaterials {

  /** Stands before the number of a picture in the file. */
  private static final String INSIDE = "*";

  /** Bytes before the texels of a TGA picture, its kind without packing, and rows from above. */
  private static final int TGA_HEAD = 18;

  private static final byte TGA_TRUE_COLOUR = 2;
  private static final byte TGA_BITS = 32;
  private static final byte TGA_FROM_ABOVE_WITH_ALPHA = 0x28;
  private static final int TGA_SIZE = 12;
  private static final int TGA_LONGEST = 0xFFFF;

  private final SceneLook look;
  private final PictureFinder finder;
  private final Map<Integer, PictureSource> inside = new HashMap<>();

  /** Pictures in the file by the last step of their names. */
  private final Map<String, Integer> byName = new HashMap<>();

  SceneMaterials(SceneLook look, PictureFinder finder) {
    this.look = look;
    this.finder = finder;
    for (int i = 0; i < look.pictures().size(); i++) {
      SceneLook.Picture picture = look.pictures().get(i);
      if (!picture.name().isEmpty() && picture.bytes().length > 0) {
        byName.putIfAbsent(last(picture.name()), i);
      }
    }
  }

  /** One for each material of the scene. */
  List<MaterialLook> all() {
    List<MaterialLook> all = new ArrayList<>();
    for (int m = 0; m < look.surfaces().size(); m++) {
      SceneLook.Surface surface = look.surfaces().get(m);
      String name = PrintableName.of(look.scene().materials().get(m).name());
      float[] c = surface.colour();
      int rgb = MaterialLook.rgb(c[0], c[1], c[2]);
      PictureSource picture = picture(surface.picture());
      boolean missing = picture == null && !surface.picture().isEmpty();
      all.add(
          picture == null && !missing
              ? MaterialLook.plain(name, rgb)
              : new MaterialLook(
                  name,
                  rgb,
                  MaterialLook.WHITE,
                  picture,
                  missing ? PrintableName.of(surface.picture()) : "",
                  surface.cutout()));
    }
    return all;
  }

  private PictureSource picture(String named) {
    if (named.isEmpty()) {
      return null;
    }
    Integer number = numbered(named);
    number = number == null ? byName.get(last(named)) : number;
    return number == null
        ? finder.file(named).map(PictureSource::of).orElse(null)
        : inside.computeIfAbsent(number, this::source);
  }

  /** The number of a picture in the file that is named by it; null for another name. */
  private Integer numbered(String named) {
    try {
      int number = named.startsWith(INSIDE) ? Integer.parseInt(named.substring(1)) : -1;
      return number >= 0 && number < look.pictures().size() ? number : null;
    } catch (NumberFormatException e) {
      return null; // a file whose name begins so
    }
  }

  /** The last step of a path of any system. */
  private static String last(String path) {
    String steps = path.replace('\\', '/');
    return steps.substring(steps.lastIndexOf('/') + 1);
  }

  /** Null for one that is empty, or of more texels than the format of its copy can say. */
  private PictureSource source(int number) {
    SceneLook.Picture picture = look.pictures().get(number);
    int longest = Math.max(picture.width(), picture.height());
    if (picture.bytes().length == 0
        || longest > TGA_LONGEST
        || picture.bytes().length > Integer.MAX_VALUE - TGA_HEAD) {
      return null;
    }
    String name =
        Optional.of(PrintableName.of(last(picture.name())))
            .filter(n -> !n.isEmpty())
            .orElse("picture " + (number + 1));
    if (picture.width() > 0) {
      return PictureSource.of(name + ".tga", tga(picture));
    }
    boolean ends = name.contains(".");
    return PictureSource.of(
        ends || picture.hint().isBlank() ? name : name + "." + picture.hint(), picture.bytes());
  }

  /** Texels without a format as a picture of one (Truevision, TGA File Format 2.0, 1991). */
  private static byte[] tga(SceneLook.Picture picture) {
    ByteBuffer tga =
        ByteBuffer.allocate(TGA_HEAD + picture.bytes().length).order(ByteOrder.LITTLE_ENDIAN);
    tga.put(2, TGA_TRUE_COLOUR);
    tga.putShort(TGA_SIZE, (short) picture.width());
    tga.putShort(TGA_SIZE + 2, (short) picture.height());
    tga.put(TGA_SIZE + 4, TGA_BITS);
    tga.put(TGA_SIZE + 5, TGA_FROM_ABOVE_WITH_ALPHA);
    tga.position(TGA_HEAD);
    tga.put(picture.bytes());
    return tga.array();
  }
}
