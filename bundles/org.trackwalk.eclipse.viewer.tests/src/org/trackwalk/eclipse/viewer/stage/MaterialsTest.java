package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.joml.Vector3d;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.ColourMenu;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.io.picture.MipLevels;

/** Levels with materials in the running workbench, with real pixels. */
class MaterialsTest {

  private static final int RED = 0xFF0000;
  private static final int GREEN = 0x00FF00;
  private static final int BLUE = 0x0000FF;

  /** Metres that all of a level fits into, wherever the legend was. */
  private static final double ALL = 60;

  private EditorBench bench;
  private Stage3D stage;

  @BeforeEach
  void forget() throws Exception {
    ViewSettings.materials(false);
    bench = new EditorBench("materials");
  }

  @AfterEach
  void close() throws Exception {
    ViewSettings.materials(false);
    bench.close();
  }

  /** A quad of 20 m by 10 m, seen from above: x to the right; its picture as in Blender. */
  private static String quad(String material, double x) {
    return "v %s 0 10\nv %s 0 10\nv %s 0 0\nv %s 0 0\nusemtl %s\n"
        .formatted(x, x + 20, x + 20, x, material)
        .concat("vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nf -4/-4 -3/-3 -2/-2 -1/-1\n");
  }

  private void open(String name) throws Exception {
    bench.open(name);
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
  }

  private LevelLook look() {
    ViewOptions options = bench.state().options();
    bench.state().options(only(options.coloured(ColourMode.MATERIALS)));
    EditorBench.pump(() -> bench.state().look().isPresent());
    stage.flyTo(20, 0, 10, ALL);
    EditorBench.pump(() -> !stage.eye().flying());
    EditorBench.pumpFor(200);
    return bench.state().look().orElseThrow();
  }

  /** Nothing is drawn over the surface. */
  private static ViewOptions only(ViewOptions options) {
    return new ViewOptions(
        options.mode(), EnumSet.noneOf(Layer.class), options.factor(), options.profile());
  }

  private int at(double x, double z) {
    double[] place = new double[3];
    assertTrue(stage.projection().project(x, 0, z, place));
    Point size = stage.control().getSize();
    assertTrue(place[0] > 0 && place[0] < size.x && place[1] > 0 && place[1] < size.y, "in view");
    return stage.pixels((int) place[0], (int) place[1])[0];
  }

  /** The channels that are not dark. */
  private static int hue(int rgb) {
    int most = Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xFF, rgb & 0xFF));
    int hue = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      hue |= (rgb >> shift & 0xFF) > most / 2 ? 0xFF << shift : 0;
    }
    return hue;
  }

  private void write(String name, byte[] bytes) throws Exception {
    Path folder = bench.file(name).getProject().getLocation().toPath();
    Files.createDirectories(folder.resolve(name).getParent());
    Files.write(folder.resolve(name), bytes);
  }

  @Test
  void aPictureOfTwoColoursShowsBothInTheirHalves() throws Exception {
    write("textures/two.png", png(64, 32, (x, y) -> y < 16 ? BLUE : x < 32 ? RED : GREEN));
    bench.with("road.mtl", "newmtl asphalt\nKd 0 0 0\nmap_Kd textures/two.png\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("asphalt", 0));
    open("road.obj");
    assertEquals(List.of(), look().notes());
    assertEquals(RED, hue(at(5, 8)), "the left half of the lower one");
    assertEquals(GREEN, hue(at(15, 8)));
    assertEquals(BLUE, hue(at(5, 2)), "the upper half");
    assertEquals(BLUE, hue(at(15, 2)));
    ViewOptions options = bench.state().options();
    bench.state().options(options.coloured(ColourMode.PLAIN));
    assertEquals(hue(at(5, 8)), hue(at(15, 8)), "without materials it has one colour");
    bench.state().options(options);
    assertEquals(RED, hue(at(5, 8)), "and with them again two");
  }

  @Test
  void aColourIsSeenWhereThereIsNoPicture() throws Exception {
    bench.with("road.mtl", "newmtl kerb\nKd 0.9 0.1 0.1\nnewmtl grass\nKd 0.1 0.8 0.1\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("kerb", 0) + quad("grass", 20));
    open("road.obj");
    assertEquals(List.of(), look().notes());
    assertEquals(RED, hue(at(10, 5)));
    assertEquals(GREEN, hue(at(30, 5)));
  }

  @Test
  void whatIsNotFoundHasItsColourAndIsTold() throws Exception {
    bench.with("road.mtl", "newmtl a\nKd 0.1 0.1 0.9\nmap_Kd C:\\Users\\me\\asphalt.png\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("a", 0));
    open("road.obj");
    LevelLook look = look();
    assertEquals(BLUE, hue(at(10, 5)));
    assertEquals(List.of("not found: asphalt.png"), look.notes());
    assertTrue(
        look.legend().entries().stream().anyMatch(e -> e.text().equals("not found: asphalt.png")));
  }

  @Test
  void aPictureThatWouldTakeTheMemoryIsNotUnpacked() throws Exception {
    write("bomb.png", head(60_000, 60_000));
    bench.with("road.mtl", "newmtl a\nKd 0.1 0.9 0.1\nmap_Kd bomb.png\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("a", 0));
    open("road.obj");
    LevelLook look = look();
    assertEquals(GREEN, hue(at(10, 5)));
    assertEquals(List.of("bomb.png has 60000 × 60000 pixels, too many"), look.notes());
  }

  @Test
  void aFileThatWouldTakeTheMemoryIsNotRead() throws Exception {
    write("huge.png", head(64, 64));
    Path file = bench.file("huge.png").getProject().getLocation().toPath().resolve("huge.png");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength((128L << 20) + 1); // takes no room on the disk
    }
    bench.with("road.mtl", "newmtl a\nKd 0.1 0.9 0.1\nmap_Kd huge.png\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("a", 0));
    open("road.obj");
    LevelLook look = look();
    assertEquals(GREEN, hue(at(10, 5)), "its base colour");
    assertEquals(List.of("huge.png cannot be read"), look.notes());
  }

  /** Five of 2048 x 2048 with their smaller copies have 107 MB, of 1024 x 1024 they have 27. */
  @Test
  void picturesThatWouldTakeMoreThanTheBudgetAreKeptSmaller() throws Exception {
    int side = 2048;
    byte[] red = png(side, side, (x, y) -> RED);
    byte[] green = png(side, side, (x, y) -> GREEN);
    StringBuilder materials = new StringBuilder();
    StringBuilder road = new StringBuilder("mtllib road.mtl\no road\n");
    for (int i = 0; i < 5; i++) {
      write(i + ".png", i % 2 == 0 ? red : green);
      materials.append("newmtl m%d\nKd 0.1 0.1 0.9\nmap_Kd %d.png\n".formatted(i, i));
      road.append(quad("m" + i, 20 * i));
    }
    bench.with("road.mtl", materials.toString());
    bench.with("road.obj", road.toString());
    open("road.obj");
    LevelLook look = look();
    assertEquals(List.of(), look.notes());
    assertEquals(5, look.pictures().size());
    long bytes = 0;
    for (MipLevels picture : look.pictures()) {
      bytes += picture.levels().stream().mapToLong(level -> level.length).sum();
    }
    assertTrue(bytes <= 96L << 20, bytes + " bytes are more than the budget");
    assertTrue(bytes > 96L << 18, bytes + " bytes: twice the side would have fitted");
    assertEquals(RED, hue(at(10, 5)));
    assertEquals(GREEN, hue(at(30, 5)));
  }

  @Test
  void whatIsDamagedIsTold() throws Exception {
    write("bad.png", head(64, 64));
    write("odd.webp", "RIFF....WEBPVP8 and so on and on".getBytes(StandardCharsets.UTF_8));
    bench.with("road.mtl", "newmtl a\nmap_Kd bad.png\nnewmtl b\nmap_Kd odd.webp\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("a", 0) + quad("b", 20));
    open("road.obj");
    assertEquals(
        List.of("odd.webp is of a kind that is not read", "bad.png is damaged"), look().notes());
  }

  @Test
  void cutHiddenSeenThroughAndExportedItKeepsItsPicture() throws Exception {
    write("two.png", png(64, 32, (x, y) -> x < 32 ? RED : GREEN));
    bench.with("road.mtl", "newmtl asphalt\nmap_Kd two.png\n");
    String second = "o field\nv 0 0 30\nv 20 0 30\nv 20 0 20\nv 0 0 20\nf -4 -3 -2 -1\n";
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("asphalt", 0) + second);
    open("road.obj");
    look();
    int sky = at(30, 5);
    ImageData picture = stage.picture(600, 400);
    boolean red = false;
    boolean green = false;
    for (int y = 0; y < picture.height; y++) {
      for (int x = 0; x < picture.width; x++) {
        red |= hue(picture.getPixel(x, y)) == RED;
        green |= hue(picture.getPixel(x, y)) == GREEN;
      }
    }
    assertTrue(red && green, "the exported picture has both colours");
    bench.state().cut(Cut.upright(10, 0, 5, new Vector3d(1, 0, 0)));
    assertEquals(RED, hue(at(5, 5)), "what stands behind the cut stays");
    assertNotEquals(GREEN, hue(at(15, 5)), "what is before it is gone");
    bench.state().cut(null);
    ViewOptions options = bench.state().options();
    bench.state().options(options.with(Layer.XRAY, true));
    assertNotEquals(sky, at(5, 5));
    assertNotEquals(at(15, 5), at(5, 5), "seen through, the halves still differ");
    bench.state().options(options);
    int road = piece("road");
    bench.state().hide(road, true);
    assertNotEquals(RED, hue(at(5, 5)));
    bench.state().hide(road, false);
    assertEquals(RED, hue(at(5, 5)));
  }

  private int piece(String name) {
    var pieces = bench.state().scene().orElseThrow().surface().pieces();
    for (int p = 0; p < pieces.size(); p++) {
      if (pieces.get(p).name().equals(name)) {
        return p;
      }
    }
    throw new AssertionError(name);
  }

  @Test
  void whoHasChosenMaterialsSeesThemInTheNextLevel() throws Exception {
    ViewSettings.materials(true);
    bench.with("road.mtl", "newmtl kerb\nKd 0.9 0.1 0.1\n");
    bench.with("road.obj", "mtllib road.mtl\no road\n" + quad("kerb", 0));
    open("road.obj");
    assertEquals(ColourMode.MATERIALS, bench.state().options().mode());
    assertTrue(ColourMenu.of(bench.stage()).contains(ColourMode.MATERIALS.title()));
    EditorBench.pump(() -> bench.state().look().isPresent());
    look();
    assertEquals(RED, hue(at(10, 5)));
  }

  /** What colour a pixel has. */
  private interface Paint {
    int at(int x, int y);
  }

  private static byte[] png(int width, int height, Paint paint) throws IOException {
    ByteArrayOutputStream raw = new ByteArrayOutputStream();
    for (int y = 0; y < height; y++) {
      raw.write(0);
      for (int x = 0; x < width; x++) {
        int rgb = paint.at(x, y);
        raw.write(new byte[] {(byte) (rgb >> 16), (byte) (rgb >> 8), (byte) rgb});
      }
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
      raw.writeTo(out);
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.write(head(width, height));
    chunk(png, "IDAT", packed.toByteArray());
    chunk(png, "IEND", new byte[0]);
    return png.toByteArray();
  }

  /** The mark and the head of a PNG of three channels. */
  private static byte[] head(int width, int height) throws IOException {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    chunk(
        png,
        "IHDR",
        ByteBuffer.allocate(13)
            .putInt(width)
            .putInt(height)
            .put(new byte[] {8, 2, 0, 0, 0})
            .array());
    return png.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream png, String tag, byte[] body) throws IOException {
    byte[] name = tag.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(body);
    png.write(ByteBuffer.allocate(4).putInt(body.length).array());
    png.write(name);
    png.write(body);
    png.write(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }
}
