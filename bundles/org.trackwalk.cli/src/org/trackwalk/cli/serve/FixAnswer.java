package org.trackwalk.cli.serve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.check.repair.FixTrial;
import org.trackwalk.io.patch.format.EditedPiece;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.report.json.JsonText;

/** What a fix changes, piece by piece, in the numbers that the client knows. */
final class FixAnswer {

  private final JsonText json;

  FixAnswer(JsonText json) {
    this.json = json;
  }

  /**
   * Writes the answer.
   *
   * @param removed ids of findings that are gone then
   */
  void write(FixTrial trial, List<String> removed) throws IOException {
    json.object(false);
    json.name("safe").value(trial.safe());
    json.name("refusal").value(trial.refusal());
    json.name("what").texts(trial.what());
    json.name("removed").texts(removed);
    json.name("pieces").array(false);
    for (EditedPiece piece : trial.pieces()) {
      piece(piece);
    }
    json.end().end();
  }

  private void piece(EditedPiece edited) throws IOException {
    Piece before = edited.before();
    int known = before.vertexCount();
    json.object(false);
    json.name("name").value(before.name());
    BitSet stays = new BitSet();
    List<Integer> moved = new ArrayList<>();
    List<Integer> fresh = new ArrayList<>();
    for (int v = 0; v < edited.vertices().length; v++) {
      int number = edited.vertices()[v];
      if (number >= known) {
        fresh.add(v);
      } else {
        stays.set(number);
        if (!sameBits(edited.after().positions(), v, before.positions(), number)) {
          moved.add(v);
        }
      }
    }
    json.name("movedVertices").integers(moved.stream().map(v -> edited.vertices()[v]).toList());
    positions("movedTo", edited.after(), moved);
    positions("addedVertices", edited.after(), fresh);
    List<Integer> removed = new ArrayList<>();
    for (int v = stays.nextClearBit(0); v < known; v = stays.nextClearBit(v + 1)) {
      removed.add(v);
    }
    json.name("removedVertices").integers(removed);
    triangles(edited);
    json.end();
  }

  private void triangles(EditedPiece edited) throws IOException {
    BitSet stays = new BitSet();
    List<Integer> added = new ArrayList<>();
    List<Integer> like = new ArrayList<>();
    for (int t = 0; t < edited.like().length; t++) {
      if (edited.keeps(t)) {
        stays.set(edited.like()[t]);
        continue;
      }
      for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
        added.add(edited.vertices()[edited.after().vertexOf(corner)]);
      }
      like.add(edited.like()[t]);
    }
    List<Integer> removed = new ArrayList<>();
    int count = edited.before().triangleCount();
    for (int t = stays.nextClearBit(0); t < count; t = stays.nextClearBit(t + 1)) {
      removed.add(t);
    }
    json.name("removedTriangles").integers(removed);
    json.name("addedTriangles").integers(added);
    json.name("likeTriangles").integers(like);
  }

  private void positions(String name, Piece piece, List<Integer> vertices) throws IOException {
    json.name(name).array(false);
    for (int v : vertices) {
      for (int k = 0; k < 3; k++) {
        json.value((double) piece.positions()[3 * v + k]);
      }
    }
    json.end();
  }

  private static boolean sameBits(float[] a, int v, float[] b, int w) {
    boolean same = true;
    for (int k = 0; k < 3; k++) {
      same &= Float.floatToRawIntBits(a[3 * v + k]) == Float.floatToRawIntBits(b[3 * w + k]);
    }
    return same;
  }
}
