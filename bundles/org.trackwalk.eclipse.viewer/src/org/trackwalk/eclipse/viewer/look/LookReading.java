package org.trackwalk.eclipse.viewer.look;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.formats.LookReaders;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.picture.MipLevels;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Reads the look of a level that is shown: its mesh files once more, one after the other, for
 * materials and places, then their pictures. What cannot be read has no look, and a line says so.
 */
public final class LookReading {

  /** Where a mesh file is, and what its pictures must not leave. */
  public record Place(Path file, Path wall) {}

  private final DrawnMesh plain;
  private final WeldedSurface surface;
  private final Function<String, Place> places;
  private final LookNotes notes = new LookNotes();
  private final PictureReading pictures = new PictureReading(notes);
  private final List<MaterialLook> looks = new ArrayList<>();
  private final Map<MaterialLook, Integer> known = new HashMap<>();
  private final int[] ofTriangles;
  private float[] corners;

  private LookReading(DrawnMesh plain, Function<String, Place> places) {
    this.plain = plain;
    this.places = places;
    surface = plain.surface();
    ofTriangles = new int[surface.triangleCount()];
    Arrays.fill(ofTriangles, -1);
  }

  /**
   * Reads it.
   *
   * @param plain the level as it is drawn without
   * @param places of mesh files by the name that pieces give
   */
  public static LevelLook of(DrawnMesh plain, Function<String, Place> places, Progress progress) {
    return new LookReading(plain, places).read(progress);
  }

  private LevelLook read(Progress progress) {
    List<Piece> pieces = surface.pieces();
    Map<String, List<Integer>> byFile = new LinkedHashMap<>();
    for (int p = 0; p < pieces.size(); p++) {
      if (pieces.get(p).collidable()) {
        byFile.computeIfAbsent(pieces.get(p).file(), f -> new ArrayList<>()).add(p);
      }
    }
    PieceLook[] found = new PieceLook[pieces.size()];
    Arrays.fill(found, PieceLook.NONE);
    int[][] numbers = new int[pieces.size()][];
    byFile.forEach(
        (file, own) -> {
          progress.check();
          FileLook look = file(file, own.stream().map(pieces::get).toList(), progress);
          if (look != null) {
            int[] of = look.materials().stream().mapToInt(this::number).toArray();
            for (int i = 0; i < own.size(); i++) {
              found[own.get(i)] = look.pieces().get(i);
              numbers[own.get(i)] = of;
            }
            look.notFound().forEach(notes::notFound);
          }
        });
    spread(found, numbers);
    return new LevelLook(plain, materials(progress), ofTriangles, corners, notes.lines());
  }

  /** Files that show the same material share it. */
  private int number(MaterialLook look) {
    return known.computeIfAbsent(
        look,
        l -> {
          looks.add(l);
          return looks.size() - 1;
        });
  }

  private FileLook file(String shown, List<Piece> pieces, Progress progress) {
    Optional<LookReader> reader = LookReaders.forFileName(shown);
    if (reader.isEmpty()) {
      notes.unread("." + Importers.ending(shown) + " files", "are shown without materials");
      return null;
    }
    try {
      Place place = places.apply(shown);
      ImportRequest request =
          new ImportRequest(place.file(), shown, place.wall(), false, null, null);
      return reader.get().read(request, pieces, progress);
    } catch (ImportException | IOException e) {
      notes.unread(shown, "cannot be read for its materials");
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      // the file is another one than was checked: the next check brings it anew
      ILog.of(LookReading.class).info("no look of " + shown, e);
      notes.unread(shown, "has changed since it was checked");
    }
    return null;
  }

  /** From triangles of pieces to those of the surface. */
  private void spread(PieceLook[] found, int[][] numbers) {
    boolean any = Arrays.stream(found).anyMatch(look -> look.places() != null);
    corners = any ? new float[LevelLook.NUMBERS * ofTriangles.length] : null;
    for (int t = 0; t < ofTriangles.length; t++) {
      int p = surface.pieceOf(t);
      int material = found[p].material(surface.sourceTriangle(t));
      ofTriangles[t] = material < 0 ? -1 : numbers[p][material];
      float[] own = found[p].places();
      for (int c = 0; own != null && c < 3; c++) {
        int corner = surface.sourceCorner(t, c);
        corners[LevelLook.NUMBERS * t + 2 * c] = own[2 * corner];
        corners[LevelLook.NUMBERS * t + 2 * c + 1] = own[2 * corner + 1];
      }
    }
  }

  /** Pictures of materials that are seen. */
  private LevelLook.Materials materials(Progress progress) {
    boolean[] used = new boolean[looks.size()];
    for (int material : ofTriangles) {
      if (material >= 0) {
        used[material] = true;
      }
    }
    int[] numbers = new int[looks.size()];
    for (int m = 0; m < numbers.length; m++) {
      MaterialLook look = looks.get(m);
      boolean shown = used[m] && look.picture() != null;
      numbers[m] = shown ? pictures.number(look.picture()) : -1;
      if (used[m] && !look.notFound().isEmpty()) {
        notes.notFound(look.notFound());
      }
    }
    List<MipLevels> read = pictures.read(progress);
    List<MipLevels> kept = new ArrayList<>();
    int[] places = new int[read.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = read.get(i) == null ? -1 : kept.size();
      if (read.get(i) != null) {
        kept.add(read.get(i));
      }
    }
    for (int m = 0; m < numbers.length; m++) {
      numbers[m] = numbers[m] < 0 ? -1 : places[numbers[m]];
    }
    return new LevelLook.Materials(looks, kept, numbers);
  }
}
