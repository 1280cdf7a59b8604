package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * A digest does not say who wrote a book: one in which something is missing, of another type or of
 * another length is none. Each of these ended a command with exit code 4.
 */
class OddBookTest {

  @TempDir private Path folder;

  private TileBook book() throws Exception {
    Level level = Circuit.generate(CircuitShape.SMALL).level();
    return TileCut.cut(
        level,
        new TileInput("level.obj", FindingStates.NONE),
        TileGrid.into(TileCut.box(level), 2),
        false,
        TilesTest.VERSION,
        folder,
        Progress.none());
  }

  static Stream<Arguments> odd() {
    List<Object> missing = Collections.singletonList(null);
    Stream<Arguments> lists =
        Stream.of(
                "problems",
                "sources",
                "markers",
                "hints.corridorPieces",
                "hints.corridorMaterials",
                "hints.profiles",
                "hints.suppressions",
                "hints.game.ruleSets")
            .flatMap(
                path ->
                    Stream.of(
                        Arguments.of(path, null),
                        Arguments.of(path, missing),
                        Arguments.of(path, List.of(1))));
    Stream<Arguments> others =
        Stream.of(
            Arguments.of("input.shown", null),
            Arguments.of("input.states", null),
            Arguments.of("hints.spawns", null),
            Arguments.of("hints.spawns", List.of(new double[2])),
            Arguments.of("hints.seen", null),
            Arguments.of("hints.rules", null),
            Arguments.of("hints.game", null),
            Arguments.of("hints.line", new double[4]),
            Arguments.of("hints.lineSpeeds", new double[4]),
            Arguments.of("hints.game.pitLane", null),
            Arguments.of("hints.game.pitLane.points", null),
            Arguments.of("hints.game.pitLane.speeds", new double[9]),
            Arguments.of("hints.game.pitLane.sides", new double[9]),
            Arguments.of("zone", new byte[0]),
            Arguments.of("zone", new byte[5]));
    return Stream.concat(lists, others);
  }

  @ParameterizedTest
  @MethodSource("odd")
  void isNone(String path, Object value) throws Exception {
    TileBook book = book();
    assertThrows(
        IOException.class,
        () -> PackedRecord.of(PackedRecord.bytes(changed(book, path, value)), TileBook.class));
  }

  @Test
  void aPieceThatIsThereTwice() throws Exception {
    TileBook book = book();
    List<PieceHead> twice = Stream.concat(book.pieces().stream(), book.pieces().stream()).toList();
    assertThrows(
        IOException.class,
        () -> PackedRecord.of(PackedRecord.bytes(changed(book, "pieces", twice)), TileBook.class));
  }

  /** What is counted of a piece fits its surfaces, and itself. */
  @Test
  void aPieceWithOddTotals() throws Exception {
    TileBook book = book();
    PieceHead head = book.pieces().get(0);
    List<Integer> counts = head.totals().bySurface();
    List<Integer> longer = Stream.concat(counts.stream(), Stream.of(0)).toList();
    for (Object odd : Arrays.asList(null, List.of(), longer)) {
      assertThrows(IOException.class, () -> again(book, "totals.bySurface", odd));
    }
    assertThrows(IOException.class, () -> again(book, "totals", null));
    assertThrows(IOException.class, () -> again(book, "totals.lowest", null));
    assertThrows(IOException.class, () -> again(book, "totals.repeated", 1));
    assertThrows(IOException.class, () -> again(book, "totals.triangles", -1));
  }

  /** A book whose first piece has another value at a path, written and read. */
  private static TileBook again(TileBook book, String path, Object value) throws IOException {
    PieceHead odd = (PieceHead) changed(book.pieces().get(0), path, value);
    List<PieceHead> pieces = Stream.concat(Stream.of(odd), book.pieces().stream().skip(1)).toList();
    return PackedRecord.of(PackedRecord.bytes(changed(book, "pieces", pieces)), TileBook.class);
  }

  @Test
  void asItIsItIsOne() throws Exception {
    TileBook book = book();
    TileBook again = PackedRecord.of(PackedRecord.bytes(book), TileBook.class);
    assertEquals(book.id(), again.id());
  }

  /** A record with another value at a path of components; a constructor may refuse it. */
  private static Record changed(Record record, String path, Object value) throws IOException {
    int dot = path.indexOf('.');
    String name = dot < 0 ? path : path.substring(0, dot);
    RecordComponent[] parts = record.getClass().getRecordComponents();
    Object[] values = new Object[parts.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        values[i] = parts[i].getAccessor().invoke(record);
        if (parts[i].getName().equals(name)) {
          values[i] = dot < 0 ? value : changed((Record) values[i], path.substring(dot + 1), value);
        }
      }
      Class<?>[] types =
          Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
      Constructor<?> maker = record.getClass().getDeclaredConstructor(types);
      return (Record) maker.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IOException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
