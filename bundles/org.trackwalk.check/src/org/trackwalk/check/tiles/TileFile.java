package org.trackwalk.check.tiles;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.io.aside.AsideFile;

/**
 * Books, tiles and parts as files (docs/tiles.md, files). A file has its name when it is whole, and
 * ends with a digest of all before.
 */
public final class TileFile {

  private static final byte[] BOOK = "trackwalk-tiles-2\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] TILE = "trackwalk-tile-4\n".getBytes(StandardCharsets.US_ASCII);
  private static final int BUFFER = 1 << 16;

  private TileFile() {}

  /** Writes a book. */
  static void write(TileBook book, String version, Path file) throws IOException {
    byte[] bytes = PackedRecord.bytes(book);
    try (AsideFile aside = AsideFile.beside(file)) {
      try (DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(aside.stream(), BUFFER))) {
        out.write(BOOK);
        out.writeUTF(version);
        out.write(bytes);
      }
      aside.moveTo(file);
    }
  }

  /**
   * Reads the book that lies in a folder.
   *
   * @param version of the tool that reads it
   * @throws IOException when it cannot be read or is none of this version
   */
  public static TileBook book(Path folder, String version) throws IOException {
    Path file = folder.resolve(TileBook.NAME);
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      begin(in, BOOK, version, "'trackwalk tiles cut'");
      return PackedRecord.of(in.readAllBytes(), TileBook.class);
    } catch (EOFException e) {
      throw new IOException("it is cut off", e);
    }
  }

  /** Writes a tile or a part; it is on the disk before it has its name. */
  static void write(Tile tile, String version, Path file) throws IOException {
    write(tile, version, file, true);
  }

  /**
   * Writes a tile or a part.
   *
   * @param lasting whether it is waited for that the disk has it; what is read by the same process
   *     and goes with it need not be
   */
  static void write(Tile tile, String version, Path file, boolean lasting) throws IOException {
    try (AsideFile aside = AsideFile.beside(file)) {
      OutputStream stream = lasting ? aside.stream() : aside.quickStream();
      try (OutputStream plain = new BufferedOutputStream(stream, BUFFER)) {
        write(tile, version, plain);
      }
      aside.moveTo(file);
    }
  }

  /** Writes one into a stream that is buffered. */
  static void write(Tile tile, String version, OutputStream plain) throws IOException {
    MessageDigest digest = MeshDigest.sha256();
    DataOutputStream out = new DataOutputStream(new DigestOutputStream(plain, digest));
    out.write(TILE);
    out.writeUTF(version);
    out.writeByte(tile.kind().ordinal());
    out.writeUTF(tile.book());
    out.writeInt(tile.number());
    if (tile.kind().shared()) {
      out.writeInt(tile.shares());
    }
    TileSheetBytes.write(tile.sheets(), out);
    out.writeInt(tile.meshes().size());
    for (TileMesh mesh : tile.meshes()) {
      TileMeshBytes.write(mesh, out);
    }
    out.flush();
    plain.write(digest.digest());
  }

  /**
   * Reads a tile or a part.
   *
   * @throws IOException when it cannot be read, is no such file, or not all of it
   */
  static Tile read(Path file, Tile.Kind kind, String version) throws IOException {
    return read(file, EnumSet.of(kind), version);
  }

  /**
   * The same of one of some kinds.
   *
   * @throws IOException when it cannot be read, is no such file, or not all of it
   */
  static Tile read(Path file, Set<Tile.Kind> kinds, String version) throws IOException {
    long size = Files.size(file);
    try (InputStream plain = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
      return read(plain, size, kinds, version);
    }
  }

  /**
   * Reads one to the end of a stream.
   *
   * @param size bytes of the stream
   * @throws IOException when it cannot be read, is no such file, or not all of it
   */
  static Tile read(InputStream plain, long size, Set<Tile.Kind> kinds, String version)
      throws IOException {
    try (DataInputStream raw = new DataInputStream(plain)) {
      MessageDigest digest = MeshDigest.sha256();
      DataInputStream in = new DataInputStream(new DigestInputStream(raw, digest));
      boolean ofCut = kinds.contains(Tile.Kind.CUT) || kinds.contains(Tile.Kind.BESIDE);
      String by = ofCut ? "'trackwalk tiles cut'" : "'trackwalk tiles check'";
      begin(in, TILE, version, by);
      int found = in.readUnsignedByte();
      Tile.Kind[] all = Tile.Kind.values();
      if (found >= all.length || !kinds.contains(all[found])) {
        throw new IOException("it is nothing that " + by + " wrote");
      }
      String book = in.readUTF();
      int number = in.readInt();
      int shares = all[found].shared() ? in.readInt() : 0;
      TileSheets sheets = TileSheetBytes.read(in, size);
      int meshes = in.readInt();
      List<TileMesh> read = new ArrayList<>();
      for (int i = 0; i < meshes; i++) {
        read.add(TileMeshBytes.read(in, size));
      }
      byte[] end = digest.digest();
      if (!Arrays.equals(end, raw.readNBytes(end.length)) || raw.read() >= 0) {
        throw new IOException("it is broken");
      }
      return new Tile(all[found], book, number, shares, sheets, read);
    } catch (EOFException e) {
      throw new IOException("it is cut off", e);
    }
  }

  private static void begin(DataInputStream in, byte[] magic, String version, String by)
      throws IOException {
    if (!Arrays.equals(magic, in.readNBytes(magic.length))) {
      throw new IOException("it is nothing that " + by + " of this version wrote");
    }
    String written = in.readUTF();
    if (!written.equals(version)) {
      throw new IOException(
          "it is of Trackwalk "
              + written
              + ", this is "
              + version
              + ": cut, check and join with one");
    }
  }
}
