package org.trackwalk.check.shard;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.LevelAnswer;

/**
 * A part of a run as a file: a magic, then blocks, each with its length: the head, then one for
 * each input. Of a level its report and the writers' sketches are kept, and no geometry.
 */
public final class ShardFile {

  private static final String BROKEN = "it is broken";

  /** First bytes; the number is that of the shape. */
  private static final byte[] MAGIC = "trackwalk-shard-1\n".getBytes(StandardCharsets.US_ASCII);

  private static final int BUFFER = 1 << 16;

  private ShardFile() {}

  /**
   * Writes a part and flushes, but does not close, the stream.
   *
   * @throws IOException when the stream fails, or a level's report is too large
   */
  public static void write(Shard shard, OutputStream out) throws IOException {
    DataOutputStream data = new DataOutputStream(out);
    data.write(MAGIC);
    data.writeUTF(shard.head().basis().toolVersion());
    block(shard.head(), data);
    for (InputOutcome input : shard.inputs()) {
      block(bare(input), data);
    }
    data.flush();
  }

  private static void block(Record value, DataOutputStream out) throws IOException {
    byte[] bytes = PackedRecord.bytes(value);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static InputOutcome bare(InputOutcome input) {
    LevelAnswer answer = input.answer();
    return answer == null
        ? input
        : new InputOutcome(
            input.status(),
            new LevelAnswer(answer.report().withoutSurface(), answer.judged()),
            input.exit());
  }

  /**
   * Reads a part.
   *
   * @param version of the tool that reads it: another one may know other things of a level
   * @throws IOException when it cannot be read, is no part, or not all of it
   */
  public static Shard read(Path file, String version) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      if (!Arrays.equals(MAGIC, in.readNBytes(MAGIC.length))) {
        throw new IOException("it is no part that 'check --shard --part' of this version wrote");
      }
      String written = in.readUTF();
      if (!written.equals(version)) {
        throw new IOException(
            "it is of Trackwalk "
                + written
                + ", this is "
                + version
                + ": check and merge with one");
      }
      ShardHead head = block(in, ShardHead.class, "head");
      SoundPart.require(head);
      List<InputOutcome> inputs = new ArrayList<>();
      for (int i = 0; i < head.places().size(); i++) {
        InputOutcome input = block(in, InputOutcome.class, "input " + (i + 1));
        SoundPart.require(input);
        inputs.add(input);
      }
      if (in.read() >= 0) {
        throw new IOException("it goes on behind its end");
      }
      return new Shard(head, inputs);
    } catch (EOFException e) {
      throw new IOException("it is cut off", e);
    }
  }

  private static <T> T block(DataInputStream in, Class<T> type, String what) throws IOException {
    int length = in.readInt();
    byte[] bytes = length < 0 ? new byte[0] : in.readNBytes(length);
    if (length < 0 || bytes.length < length) {
      throw new EOFException();
    }
    try {
      return PackedRecord.of(bytes, type);
    } catch (IOException e) {
      String why = e.getMessage() == null ? "" : e.getMessage();
      String more = why.startsWith(BROKEN) ? why.substring(BROKEN.length()) : ": " + why;
      String all = BROKEN + ": " + what + (more.equals(": ") ? "" : more);
      throw new IOException(all + "; check its levels again", e);
    }
  }
}
