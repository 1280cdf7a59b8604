package org.trackwalk.benchmarks.session;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * What an editor waits for: a server is started, a level opened and checked, then a vertex of a
 * piece by chance is raised by 2 mm and put back, again and again, each time with a check. Times
 * are those from the request to the answer, seen from outside of the server's process.
 *
 * <p>Arguments: the command that serves ({@code ./trackwalk}), a level, changes (60), seconds that
 * the editor's user looks at the first findings (0), seed (1).
 */
public final class ServeTimes {

  private static final float RAISED = 0.002f;

  private final Process process;
  private final DataInputStream in;
  private final OutputStream out;
  private int id;

  private ServeTimes(String command) throws IOException {
    process =
        new ProcessBuilder(command, "serve", "--stdio")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    in = new DataInputStream(process.getInputStream());
    out = process.getOutputStream();
  }

  /** Runs the measurement and prints its lines. */
  public static void main(String[] args) throws IOException, ImportException, InterruptedException {
    if (args.length < 2) {
      System.err.println("ServeTimes COMMAND LEVEL [CHANGES [PAUSE [SEED]]]");
      return;
    }
    int changes = args.length > 2 ? Integer.parseInt(args[2]) : 60;
    double pause = args.length > 3 ? Double.parseDouble(args[3]) : 0;
    long seed = args.length > 4 ? Long.parseLong(args[4]) : 1;
    ServeTimes times = new ServeTimes(args[0]);
    try {
      times.run(Path.of(args[1]).toAbsolutePath(), changes, pause, seed, System.out);
    } finally {
      times.process.destroy();
    }
  }

  private void run(Path level, int changes, double pause, long seed, PrintStream print)
      throws IOException, ImportException, InterruptedException {
    List<Piece> pieces = pieces(level);
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    ask("initialize", "{}");
    ask("level/open", "{\"path\": \"" + level.toString().replace("\\", "\\\\") + "\"}");
    double first = timed(() -> ask("check", "{}"));
    print.printf(
        Locale.ROOT,
        "%d pieces, %d triangles; the first check %.2f s%n",
        pieces.size(),
        triangles,
        first);
    Thread.sleep((long) (1000 * pause));
    List<Double> all = new ArrayList<>();
    Random random = new Random(seed);
    for (int i = 0; i < changes / 2; i++) {
      Piece piece = pieces.get(random.nextInt(pieces.size()));
      int vertex = random.nextInt(piece.vertexCount());
      all.add(timed(() -> move(piece, vertex, RAISED)));
      all.add(timed(() -> move(piece, vertex, 0)));
    }
    print.printf(Locale.ROOT, "the first four: %s s%n", all.subList(0, Math.min(4, all.size())));
    List<Double> late = new ArrayList<>(all.subList(all.size() / 2, all.size()));
    Collections.sort(late);
    print.printf(
        Locale.ROOT,
        "the last %d of %d: median %.2f s (%.2f to %.2f)%n",
        late.size(),
        all.size(),
        late.get(late.size() / 2),
        late.get(0),
        late.get(late.size() - 1));
    ask("shutdown", "null");
  }

  private static List<Piece> pieces(Path level) throws IOException, ImportException {
    LevelSource source =
        LevelFinder.find(List.of(level), LoadOptions.DEFAULT, Progress.none()).get(0);
    return source.load(Progress.none()).pieces();
  }

  private void move(Piece piece, int vertex, float by) throws IOException {
    ByteBuffer where = ByteBuffer.allocate(3 * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (int k = 0; k < 3; k++) {
      where.putFloat(piece.positions()[3 * vertex + k] + (k == 1 ? by : 0));
    }
    ByteBuffer number = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    Base64.Encoder text = Base64.getEncoder();
    ask(
        "piece/move",
        String.format(
            "{\"name\": \"%s\", \"vertices\": \"%s\", \"positions\": \"%s\"}",
            piece.name(),
            text.encodeToString(number.putInt(vertex).array()),
            text.encodeToString(where.array())));
    ask("check", "{}");
  }

  /** Sends a request and waits for its answer; what is told in between is passed over. */
  private void ask(String method, String params) throws IOException {
    String body =
        String.format(
            "{\"jsonrpc\": \"2.0\", \"id\": %d, \"method\": \"%s\", \"params\": %s}",
            ++id, method, params);
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    out.write(bytes);
    out.flush();
    String answer = message();
    while (!answer.matches("(?s)\\{\\s*\"jsonrpc\":\\s*\"2.0\",\\s*\"id\":\\s*" + id + "\\b.*")) {
      answer = message();
    }
    if (answer.contains("\"error\":{") || answer.contains("\"error\": {")) {
      throw new IOException(method + ": " + answer);
    }
  }

  private String message() throws IOException {
    StringBuilder header = new StringBuilder();
    while (header.indexOf("\r\n\r\n") < 0) {
      header.append((char) in.readUnsignedByte());
    }
    String length = header.toString().strip().replace("Content-Length: ", "");
    return new String(in.readNBytes(Integer.parseInt(length)), StandardCharsets.UTF_8);
  }

  /** A request that is timed. */
  private interface Timed {
    void run() throws IOException;
  }

  /** Seconds, to the hundredth. */
  private static double timed(Timed work) throws IOException {
    long start = System.nanoTime();
    work.run();
    return Math.round((System.nanoTime() - start) / 1e7) / 100.0;
  }
}
