package org.trackwalk.io.stl;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads a text file word by word, so that it does not matter how the words stand in lines. Words in
 * any case; what is not known, like the numbers of the normals, is passed over.
 */
final class StlText {

  /** Bytes between two looks at the progress. */
  private static final int STRIDE = 1 << 18;

  private final ImportRequest request;
  private final Frame frame;
  private final Progress progress;
  private final TextCursor cursor;
  private final List<StlSolid> solids = new ArrayList<>();

  /** The solid that is open; null between solids. */
  private StlSolid solid;

  /** Line of the word that opened it; 0 where it has none, or is closed. */
  private int solidLine;

  /** Line of the facet that is open; 0 between facets. */
  private int facetLine;

  /** Whether the last line ends in the middle of a word that is known. */
  private boolean endCut;

  /** Whether the end of a solid has said its name again. */
  private boolean endsNamed;

  /** Line where the last facet, or the solid, began. */
  private int lastFacetLine;

  StlText(ImportRequest request, Frame frame, FileBytes text, Progress progress) {
    this.request = request;
    this.frame = frame;
    this.progress = progress;
    this.cursor = new TextCursor(text);
  }

  ImportedMesh read() throws ImportException {
    int reported = cursor.at();
    while (!cursor.atEnd()) {
      if (cursor.at() - reported >= STRIDE) {
        progress.worked(cursor.at() - reported);
        progress.check();
        reported = cursor.at();
      }
      if (cursor.skipBlanks()) {
        word();
      } else {
        cursor.nextLine();
      }
    }
    if (facetLine > 0) {
      throw new ImportException(
          request.displayName(),
          "line " + facetLine,
          "the file ends inside this facet: it was cut off; export it again");
    }
    if (solids.isEmpty()) {
      throw new ImportException(request.displayName(), "", "this is no STL: no solid stands in it");
    }
    requireEnd();
    return finish();
  }

  /**
   * Refuses a file that ends between two facets. A solid that is followed by another one may leave
   * its end out, and facets without any solid have none.
   */
  private void requireEnd() throws ImportException {
    if (endCut) {
      throw new ImportException(
          request.displayName(),
          "line " + cursor.line(),
          "the file ends inside this line: it was cut off; export it again");
    }
    if (solidLine > 0) {
      throw new ImportException(
          request.displayName(),
          "line " + lastFacetLine,
          "the file ends behind this facet without the endsolid of line "
              + solidLine
              + "'s solid: it was cut off; export it again, or add endsolid if it is whole");
    }
  }

  private void word() throws ImportException {
    switch (cursor.peek() | 0x20) { // ASCII capitals as small letters
      case 'v' -> {
        if (cursor.word("vertex")) {
          vertex();
          return;
        }
      }
      case 'f' -> {
        if (cursor.word("facet")) {
          endFacet();
          open().startFacet(cursor.line());
          facetLine = cursor.line();
          return;
        }
      }
      case 'e' -> {
        if (cursor.word("endloop") || cursor.word("endfacet")) {
          endFacet();
          return;
        }
        if (cursor.word("endsolid")) {
          endOfSolid();
          return;
        }
        if (cursor.word("end")) {
          spacedEnd();
          return;
        }
      }
      case 's' -> {
        if (cursor.word("solid")) {
          endSolid();
          solidLine = cursor.line();
          lastFacetLine = solidLine;
          solid = new StlSolid(cursor.restOfLine());
          solids.add(solid);
          PieceLimit.check(solids.size(), request.displayName());
          return;
        }
      }
      default -> {}
    }
    int from = cursor.at();
    cursor.skipWord();
    if (cursor.atEnd() && solidLine == 0 && !solids.isEmpty()) {
      cursor.moveTo(from, 0);
      String begun = cursor.word().toLowerCase(Locale.ROOT);
      endCut = !begun.isEmpty() && "solid".startsWith(begun);
    }
  }

  /** Some programs write the words of an end apart: {@code end solid}. */
  private void spacedEnd() {
    boolean more = cursor.skipBlanks();
    if (more && cursor.word("solid")) {
      endOfSolid();
    } else if (more && (cursor.word("loop") || cursor.word("facet"))) {
      endFacet();
    }
  }

  private StlSolid open() {
    if (solid == null) {
      solid = new StlSolid("");
      solids.add(solid);
    }
    return solid;
  }

  private void endFacet() {
    if (facetLine > 0) {
      lastFacetLine = facetLine;
      solid.endFacet();
      facetLine = 0;
    }
  }

  /** What stands behind the word of a solid's end: nothing, or the name once more. */
  private void endOfSolid() {
    String name = solid == null ? "" : solid.name();
    endSolid();
    String again = cursor.restOfLine();
    // Only the last line may be without an end; its name is cut where others were said in full.
    endCut = endsNamed && cursor.atEnd() && !again.equals(name) && name.startsWith(again);
    endsNamed |= !name.isEmpty() && again.equals(name);
    cursor.nextLine();
  }

  private void endSolid() {
    endFacet();
    solid = null;
    solidLine = 0;
  }

  private void vertex() throws ImportException {
    int line = cursor.line();
    if (facetLine == 0) {
      open().startFacet(line); // a second loop, or a file that has only corners
      facetLine = line;
    }
    boolean read = nextWord() && cursor.number();
    float x = cursor.value();
    read = read && nextWord() && cursor.number();
    float y = cursor.value();
    read = read && nextWord() && cursor.number();
    if (!read) {
      throw new ImportException(
          request.displayName(), "line " + line, "this corner has not three numbers");
    }
    solid.addCorner(x, y, cursor.value());
  }

  private boolean nextWord() {
    while (!cursor.skipBlanks()) {
      if (cursor.atEnd()) {
        return false;
      }
      cursor.nextLine();
    }
    return true;
  }

  private ImportedMesh finish() {
    UniqueNames names = new UniqueNames();
    List<Piece> pieces = new ArrayList<>();
    List<ImportProblem> problems = new ArrayList<>();
    for (StlSolid s : solids) {
      progress.check();
      String given = s.name().isEmpty() ? "solid" : s.name();
      String name = names.take(solids.size() == 1 ? FileStem.of(request) : given);
      pieces.add(s.piece(name, request.displayName()).node(s.name()).frame(frame).build());
      problems.addAll(s.problems(name, request.displayName()));
    }
    return new ImportedMesh(pieces, problems, List.of(request.file()));
  }
}
