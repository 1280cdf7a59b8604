package org.trackwalk.io.stl;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.importer.StandIn;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads STL files, text and binary; which of the two is decided by the size and the bytes, never by
 * the first word, since many binary files begin with {@code solid} too. Z up and metres unless said
 * otherwise.
 */
public final class StlImporter implements MeshImporter {

  private static final int MOST_THREADS = 4;

  private final int threads;

  /** An importer that uses the processors there are, at most four. */
  public StlImporter() {
    this(Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()));
  }

  /** An importer that uses so many threads, at least 1; the pieces do not depend on it. */
  public StlImporter(int threads) {
    this.threads = threads;
  }

  @Override
  public String id() {
    return "stl";
  }

  @Override
  public List<String> extensions() {
    return List.of("stl");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    Frame frame = Frame.of(request.upOr(UpAxis.Z), request.unitOr(LengthUnit.METRE));
    StlHeader header = header(request);
    if (header.isText()) {
      FileBytes text = FileBytes.readText(request, progress);
      return new StlText(request, frame, text, progress).read();
    }
    header.requireWhole(request.displayName());
    Piece.Builder piece = StlBinary.read(request, header.triangles(), threads, progress);
    return new ImportedMesh(
        List.of(piece.frame(frame).build()), List.of(), List.of(request.file()));
  }

  private static StlHeader header(ImportRequest request) throws ImportException, IOException {
    Path file = request.file();
    if (!Files.isRegularFile(file)) {
      throw FileBytes.noFile(request);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      FileBytes.requireReadable(request.displayName(), channel.size());
      ByteBuffer head = ByteBuffer.allocate(StlHeader.LOOKED_AT);
      while (head.hasRemaining() && channel.read(head) >= 0) {
        continue;
      }
      StandIn.refuse(head.array(), head.position(), request.displayName());
      return new StlHeader(Arrays.copyOf(head.array(), head.position()), channel.size());
    }
  }
}
