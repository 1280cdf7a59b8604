package org.trackwalk.io.ply;

import java.nio.ByteBuffer;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;

/** Data in binary: values without gaps. */
final class PlyBinaryInput implements PlyInput {

  private final ByteBuffer data;
  private final String shown;
  private PlyElement element;
  private int place;

  PlyBinaryInput(FileBytes file, PlyHeader header, String shown) {
    this.shown = shown;
    this.data = ByteBuffer.wrap(file.bytes()).order(header.order());
    data.limit(file.end());
    data.position(header.dataStart());
    place = header.dataStart(); // until the first row
  }

  @Override
  public void startRow(PlyElement ofElement) {
    element = ofElement;
    place = data.position();
  }

  @Override
  public int place() {
    return place;
  }

  @Override
  public float real(PlyType type) throws ImportException {
    return switch (type) {
      case FLOAT32 -> {
        require(4);
        yield data.getFloat();
      }
      case FLOAT64 -> {
        require(8);
        yield (float) data.getDouble();
      }
      default -> integer(type);
    };
  }

  @Override
  public long integer(PlyType type) throws ImportException {
    require(type.bytes());
    return switch (type) {
      case INT8 -> data.get();
      case UINT8 -> data.get() & 0xFF;
      case INT16 -> data.getShort();
      case UINT16 -> data.getShort() & 0xFFFF;
      case INT32 -> data.getInt();
      case UINT32 -> Integer.toUnsignedLong(data.getInt());
      case FLOAT32 -> whole(data.getFloat());
      case FLOAT64 -> whole(data.getDouble());
    };
  }

  @Override
  public void skip(PlyType type, long count) throws ImportException {
    if (count < 0) {
      throw refusal("a list of this " + element.name() + " has a negative length");
    }
    if (count > left() / type.bytes()) {
      throw tooShort();
    }
    data.position(data.position() + (int) count * type.bytes());
  }

  @Override
  public int left() {
    return data.remaining();
  }

  @Override
  public ImportException refusal(String problem) {
    return new ImportException(shown, "byte " + place, problem);
  }

  private long whole(double value) throws ImportException {
    if (value != Math.rint(value)) {
      throw refusal("a value of this " + element.name() + " is no whole number");
    }
    return (long) value;
  }

  private void require(int bytes) throws ImportException {
    if (data.remaining() < bytes) {
      throw tooShort();
    }
  }

  private ImportException tooShort() {
    return refusal("the file ends inside this " + element.name() + "; it was cut off");
  }
}
