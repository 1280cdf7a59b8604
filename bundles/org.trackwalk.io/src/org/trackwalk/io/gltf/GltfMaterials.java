package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.names.UriName;

/**
 * Base colours (section 3.9.2) and their pictures; of the older extension for specular and glossy
 * materials, the diffuse ones.
 */
final class GltfMaterials {

  /** A picture that is moved, turned and repeated. */
  static final String TRANSFORM = "KHR_texture_transform";

  private static final String GLOSSY = "KHR_materials_pbrSpecularGlossiness";

  private static final String UNNAMED = "a picture in the file";

  private final GltfDocument document;
  private final GltfBuffers buffers;
  private final PictureFinder finder;

  /** One source for an image, however many materials show it. */
  private final Map<JsonValue, PictureSource> pictures = new IdentityHashMap<>();

  /** One source for a buffer view, however many images name it. */
  private final Map<JsonValue, PictureSource> views = new IdentityHashMap<>();

  GltfMaterials(GltfDocument document, GltfBuffers buffers, ImportRequest request) {
    this.document = document;
    this.buffers = buffers;
    this.finder = PictureFinder.of(request);
  }

  /** The reference to the picture of the base colour; null for none. */
  static JsonValue texture(JsonValue material) throws JsonException {
    JsonValue metallic = material.get("pbrMetallicRoughness");
    JsonValue usual = metallic == null ? null : metallic.get("baseColorTexture");
    JsonValue glossy = GltfExtensions.of(material, GLOSSY);
    return usual != null || glossy == null ? usual : glossy.get("diffuseTexture");
  }

  private static JsonValue factor(JsonValue material) throws JsonException {
    JsonValue metallic = material.get("pbrMetallicRoughness");
    JsonValue usual = metallic == null ? null : metallic.get("baseColorFactor");
    JsonValue glossy = GltfExtensions.of(material, GLOSSY);
    return usual != null || glossy == null ? usual : glossy.get("diffuseFactor");
  }

  /** How a material looks. A picture that is damaged counts as not found. */
  MaterialLook look(JsonValue material, int number) throws JsonException {
    String name = GltfDocument.text(material, "name", "material " + number);
    List<JsonValue> light = factor(material) == null ? List.of() : factor(material).items();
    int rgb =
        light.size() < 3
            ? MaterialLook.WHITE
            : MaterialLook.ofLight(
                light.get(0).number(), light.get(1).number(), light.get(2).number());
    boolean cutout = !GltfDocument.text(material, "alphaMode", "OPAQUE").equals("OPAQUE");
    JsonValue texture = texture(material);
    if (texture == null) {
      return MaterialLook.plain(name, rgb);
    }
    String shown = UNNAMED;
    PictureSource picture;
    try {
      JsonValue image = image(texture);
      if (image == null) {
        return MaterialLook.plain(name, rgb);
      }
      shown = named(image);
      picture = picture(image);
    } catch (JsonException e) {
      return new MaterialLook(name, rgb, rgb, null, PrintableName.of(shown), cutout);
    }
    String notFound = picture == null ? PrintableName.of(shown) : "";
    return new MaterialLook(name, rgb, rgb, picture, notFound, cutout);
  }

  private JsonValue image(JsonValue texture) throws JsonException {
    JsonValue index = texture.get("index");
    JsonValue source = index == null ? null : document.element("textures", index).get("source");
    return source == null ? null : document.element("images", source);
  }

  private static String named(JsonValue image) throws JsonException {
    JsonValue uri = image.get("uri");
    return uri == null || uri.text().startsWith("data:")
        ? GltfDocument.text(image, "name", UNNAMED)
        : UriName.decoded(uri.text());
  }

  /** Null for one that is damaged as for one that is not there. */
  private PictureSource picture(JsonValue image) {
    if (!pictures.containsKey(image)) {
      try {
        pictures.put(image, fresh(image));
      } catch (JsonException | ImportException | IOException e) {
        pictures.put(image, null);
      }
    }
    return pictures.get(image);
  }

  private PictureSource fresh(JsonValue image) throws JsonException, ImportException, IOException {
    JsonValue uri = image.get("uri");
    if (uri != null && uri.text().regionMatches(true, 0, "data:", 0, 5)) {
      return PictureSource.of(named(image), DataUri.bytes(uri));
    }
    if (uri != null) {
      return finder.file(UriName.decoded(uri.text())).map(PictureSource::of).orElse(null);
    }
    JsonValue view = image.get("bufferView");
    if (view == null) {
      return null;
    }
    JsonValue stored = document.element("bufferViews", view);
    PictureSource known = views.get(stored);
    if (known == null) {
      known = inView(named(image), stored);
      views.put(stored, known);
    }
    return known;
  }

  private PictureSource inView(String name, JsonValue stored)
      throws JsonException, ImportException, IOException {
    Bytes bytes = buffers.view(stored);
    Path file = buffers.fileOf(stored, bytes);
    return file != null
        ? PictureSource.part(name, file, bytes.start(), bytes.length())
        : PictureSource.part(name, bytes.array(), bytes.start(), bytes.length());
  }

  /** Places in a picture that the extension has moved: scaled, then turned, then moved. */
  static float[] moved(float[] uv, JsonValue transform) throws JsonException {
    double[] offset = pair(transform, "offset", 0);
    double[] scale = pair(transform, "scale", 1);
    JsonValue rotation = transform.get("rotation");
    double turn = rotation == null ? 0 : rotation.number();
    double sin = Math.sin(turn);
    double cos = Math.cos(turn);
    float[] moved = new float[uv.length];
    for (int i = 0; i + 1 < uv.length; i += 2) {
      double u = uv[i] * scale[0];
      double v = uv[i + 1] * scale[1];
      moved[i] = (float) (cos * u + sin * v + offset[0]);
      moved[i + 1] = (float) (-sin * u + cos * v + offset[1]);
    }
    return moved;
  }

  private static double[] pair(JsonValue object, String name, double absent) throws JsonException {
    List<JsonValue> two = GltfDocument.items(object, name);
    return two.size() < 2
        ? new double[] {absent, absent}
        : new double[] {two.get(0).number(), two.get(1).number()};
  }
}
