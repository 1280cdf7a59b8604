package org.trackwalk.io.polygon;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/**
 * Counts the faces of a piece that had to be left out, and says so: one problem for each reason.
 */
public final class FaceFaults {

  /** Why a face was left out. */
  public enum Fault {
    /** It refers to a vertex that the file does not have. */
    OUTSIDE,
    /** It has fewer than three corners. */
    TOO_FEW,
    /** A corner is no number. */
    UNREADABLE;

    private String words(int count) {
      return switch (this) {
        case OUTSIDE ->
            (count == 1 ? "refers" : "refer") + " to vertices that the file does not have";
        case TOO_FEW -> throw new IllegalStateException("has a rule of its own");
        case UNREADABLE -> "cannot be read";
      };
    }
  }

  private static final List<Fault> FAULTS = List.of(Fault.values());

  private final int[] counts = new int[FAULTS.size()];
  private final int[] places = new int[FAULTS.size()];
  private final int[] vertices = new int[FAULTS.size()];

  /**
   * Notes one face, in the order of the file.
   *
   * @param place line or byte offset of the face
   * @param nearVertex a vertex of it that exists, -1 when there is none
   */
  public void add(Fault fault, int place, int nearVertex) {
    int i = fault.ordinal();
    if (counts[i]++ == 0) {
      places[i] = place;
      vertices[i] = nearVertex;
    }
  }

  /** Notes what was counted in a later part of the same piece. */
  public void add(FaceFaults later) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] == 0) {
        places[i] = later.places[i];
        vertices[i] = later.vertices[i];
      }
      counts[i] += later.counts[i];
    }
  }

  /**
   * The problems of the piece, none when no face was left out.
   *
   * @param file as the report shows it
   * @param positions xyz triples to which the vertices refer
   */
  public List<ImportProblem> problems(String piece, String file, float[] positions) {
    return problems(piece, file, "line", positions);
  }

  /**
   * The same where places may be no lines.
   *
   * @param placeWord what a place is, {@code line} or {@code byte}
   */
  public List<ImportProblem> problems(
      String piece, String file, String placeWord, float[] positions) {
    List<ImportProblem> problems = new ArrayList<>();
    for (Fault fault : FAULTS) {
      int count = counts[fault.ordinal()];
      if (count > 0 && fault == Fault.TOO_FEW) {
        problems.add(tooFew(piece, file, placeWord, positions));
      } else if (count > 0) {
        String message =
            (count == 1 ? "1 face " : count + " faces ")
                + fault.words(count)
                + (count == 1 ? " and was left out" : " and were left out");
        problems.add(
            new ImportProblem(
                ImportProblem.INDEX_RANGE,
                piece,
                file,
                places[fault.ordinal()],
                count,
                message,
                near(vertices[fault.ordinal()], positions)));
      }
    }
    return problems;
  }

  private ImportProblem tooFew(String piece, String file, String placeWord, float[] positions) {
    int i = Fault.TOO_FEW.ordinal();
    String where = places[i] < 0 ? "" : placeWord + " " + places[i];
    LeftOut what = new LeftOut(LeftOut.Kind.SHORT_FACES, piece, where, "");
    return ImportProblem.of(what, piece, file, places[i], counts[i], near(vertices[i], positions));
  }

  private static List<Float> near(int vertex, float[] positions) {
    int at = 3 * vertex;
    return vertex < 0 ? List.of() : List.of(positions[at], positions[at + 1], positions[at + 2]);
  }
}
