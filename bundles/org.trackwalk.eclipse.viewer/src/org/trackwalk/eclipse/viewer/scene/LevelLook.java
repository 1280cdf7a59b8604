package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.picture.MipLevels;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A surface as it is painted: base colours and pictures. Its chunks have one picture each. Made
 * beside the user interface, only where somebody wants to see it.
 *
 * <p>Resident: 28 bytes per triangle, sixteen per coarse one, and the pictures.
 */
public final class LevelLook {

  /** Numbers that say where a triangle's corners lie in a picture. */
  public static final int NUMBERS = 6;

  /** Materials in the legend at most. */
  private static final int LEGEND_MATERIALS = 10;

  /** A coarse triangle lies at most so many times the size of its source beside it. */
  private static final double FARTHEST = 16;

  private final DrawnMesh mesh;
  private final Materials materials;
  private final int[] ofTriangles;
  private final float[] places;
  private final List<String> notes;

  /**
   * What there is to paint with.
   *
   * @param looks of the materials
   * @param pictures that were read
   * @param pictureOf an index into them per material; -1 for none
   */
  public record Materials(List<MaterialLook> looks, List<MipLevels> pictures, int[] pictureOf) {

    /** Takes copies of the lists. */
    public Materials {
      looks = List.copyOf(looks);
      pictures = List.copyOf(pictures);
    }

    /** Equal for what is drawn in one go: from 0. */
    int group(int material) {
      int picture = material < 0 ? -1 : pictureOf[material];
      return picture < 0 ? 0 : 1 + 2 * picture + (looks.get(material).cutout() ? 1 : 0);
    }

    int rgb(int material) {
      if (material < 0) {
        return MaterialLook.GREY;
      }
      MaterialLook look = looks.get(material);
      return pictureOf[material] < 0 ? look.rgb() : look.tint();
    }

    /** What a material looks like from far away. */
    int mean(int material) {
      if (pictureOf[material] < 0) {
        return rgb(material);
      }
      int picture = pictures.get(pictureOf[material]).mean();
      int mean = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        int product = (picture >> shift & 0xFF) * (rgb(material) >> shift & 0xFF) / 0xFF;
        mean |= product << shift;
      }
      return mean;
    }
  }

  /**
   * The look of a surface.
   *
   * @param plain the surface as it is drawn without
   * @param ofTriangles material of each triangle; -1 for none
   * @param places six numbers per triangle, two for each corner as the surface has it; null where
   *     there is no picture
   * @param notes what could not be shown, for people, a line each
   */
  public LevelLook(
      DrawnMesh plain, Materials materials, int[] ofTriangles, float[] places, List<String> notes) {
    this.materials = materials;
    this.ofTriangles = ofTriangles;
    this.places = places;
    this.notes = List.copyOf(notes);
    mesh = plain.grouped(t -> materials.group(ofTriangles[t]));
  }

  /** What it is painted on. */
  public WeldedSurface surface() {
    return mesh.surface();
  }

  /** The triangles in an order in which each chunk has one picture. */
  public DrawnMesh mesh() {
    return mesh;
  }

  /** All pictures. */
  public List<MipLevels> pictures() {
    return materials.pictures();
  }

  /** What could not be shown, a line each. */
  public List<String> notes() {
    return notes;
  }

  /** The picture of a chunk; -1 for none. */
  public int picture(int chunk) {
    return (group(chunk) - 1) >> 1;
  }

  /** Whether what is transparent in a chunk's picture is left out. */
  public boolean cutout(int chunk) {
    return group(chunk) > 0 && group(chunk) % 2 == 0;
  }

  /** Equal for chunks that are drawn in one go. */
  public int group(int chunk) {
    return materials.group(ofTriangles[mesh.chunks().triangle(mesh.chunks().first(chunk))]);
  }

  /** Base colours; where there is a picture, what it is multiplied by. */
  public TriangleColours colours() {
    return t -> materials.rgb(ofTriangles[t]);
  }

  /** Where the corners of a triangle lie in its picture, {@link #NUMBERS} numbers. */
  public void places(int triangle, float[] to) {
    if (places == null) {
      Arrays.fill(to, 0);
    } else {
      System.arraycopy(places, NUMBERS * triangle, to, 0, NUMBERS);
    }
  }

  /**
   * The same for a coarse triangle: as the one that it stands for goes on in its plane.
   *
   * @param place of the coarse triangle
   */
  public void coarsePlaces(int place, float[] to) {
    int source = mesh.coarse().source(place);
    places(source, to);
    if (places == null) {
      return;
    }
    float[] own = to.clone();
    float[] p = surface().positions();
    int[] ids = surface().triangles();
    int a = 3 * ids[3 * source];
    double[] u = edge(p, a, 3 * ids[3 * source + 1]);
    double[] w = edge(p, a, 3 * ids[3 * source + 2]);
    double uu = dot(u, u);
    double uw = dot(u, w);
    double ww = dot(w, w);
    double area = uu * ww - uw * uw;
    for (int c = 0; c < 3 && area > 0; c++) {
      double[] away = edge(p, a, 3 * mesh.coarse().vertex(place, c));
      double beta = limited((ww * dot(away, u) - uw * dot(away, w)) / area);
      double gamma = limited((uu * dot(away, w) - uw * dot(away, u)) / area);
      for (int k = 0; k < 2; k++) {
        to[2 * c + k] =
            (float) (own[k] + beta * (own[2 + k] - own[k]) + gamma * (own[4 + k] - own[k]));
      }
    }
  }

  private static double limited(double share) {
    return Math.max(-FARTHEST, Math.min(FARTHEST, share));
  }

  private static double[] edge(float[] p, int from, int to) {
    return new double[] {
      (double) p[to] - p[from], (double) p[to + 1] - p[from + 1], (double) p[to + 2] - p[from + 2]
    };
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** The materials with the most triangles, and what could not be shown. */
  public Legend legend() {
    int[] counts = new int[materials.looks().size()];
    for (int material : ofTriangles) {
      if (material >= 0) {
        counts[material]++;
      }
    }
    List<Integer> used = new ArrayList<>();
    for (int m = 0; m < counts.length; m++) {
      if (counts[m] > 0) {
        used.add(m);
      }
    }
    used.sort((a, b) -> Integer.compare(counts[b], counts[a]));
    List<Legend.Entry> entries = new ArrayList<>();
    for (int m : used.subList(0, Math.min(LEGEND_MATERIALS, used.size()))) {
      entries.add(new Legend.Entry(materials.mean(m), materials.looks().get(m).name()));
    }
    if (used.size() > LEGEND_MATERIALS) {
      int more = used.size() - LEGEND_MATERIALS;
      entries.add(new Legend.Entry(-1, "and " + more + " more"));
    }
    notes.forEach(note -> entries.add(new Legend.Entry(-1, note)));
    int n = used.size();
    String title = n == 0 ? "No materials" : n + (n == 1 ? " material" : " materials");
    return new Legend(title, entries);
  }
}
