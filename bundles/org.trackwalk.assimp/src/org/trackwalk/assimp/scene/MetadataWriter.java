package org.trackwalk.assimp.scene;

import java.io.IOException;
import org.lwjgl.assimp.AIMetaData;
import org.lwjgl.assimp.AIMetaDataEntry;
import org.lwjgl.assimp.AIString;
import org.lwjgl.system.MemoryUtil;
import org.trackwalk.assimp.job.AnswerOutput;

/** Writes what a file says about itself, such as axes and unit: numbers and texts. */
final class MetadataWriter {

  // The types of aiMetadataType.
  private static final int BOOL = 0;
  private static final int INT32 = 1;
  private static final int UINT64 = 2;
  private static final int FLOAT = 3;
  private static final int DOUBLE = 4;
  private static final int STRING = 5;
  private static final int INT64 = 8;
  private static final int UINT32 = 9;

  private static final int NUMBER_FOLLOWS = 0;
  private static final int TEXT_FOLLOWS = 1;

  private final AnswerOutput out;

  MetadataWriter(AnswerOutput out) {
    this.out = out;
  }

  /** Entries as long as an int before them says that one follows. */
  void write(long metadata) throws IOException {
    if (metadata != MemoryUtil.NULL) {
      long keys = MemoryUtil.memGetAddress(metadata + AIMetaData.MKEYS);
      long values = MemoryUtil.memGetAddress(metadata + AIMetaData.MVALUES);
      int count = MemoryUtil.memGetInt(metadata + AIMetaData.MNUMPROPERTIES);
      for (int i = 0; i < count; i++) {
        long entry = values + (long) i * AIMetaDataEntry.SIZEOF;
        entry(keys + (long) i * AIString.SIZEOF, entry);
      }
    }
    out.integer(0);
  }

  private void entry(long key, long entry) throws IOException {
    int type = MemoryUtil.memGetInt(entry + AIMetaDataEntry.MTYPE);
    long data = MemoryUtil.memGetAddress(entry + AIMetaDataEntry.MDATA);
    if (data == MemoryUtil.NULL) {
      return;
    }
    if (type == STRING) {
      out.integer(1);
      out.text(NativeText.at(key));
      out.integer(TEXT_FOLLOWS);
      out.text(NativeText.at(data));
      return;
    }
    double number =
        switch (type) {
          case BOOL -> MemoryUtil.memGetByte(data);
          case INT32 -> MemoryUtil.memGetInt(data);
          case UINT32 -> Integer.toUnsignedLong(MemoryUtil.memGetInt(data));
          case UINT64, INT64 -> MemoryUtil.memGetLong(data);
          case FLOAT -> MemoryUtil.memGetFloat(data);
          case DOUBLE -> MemoryUtil.memGetDouble(data);
          default -> Double.NaN; // a vector or a table: nothing here asks for one
        };
    if (!Double.isNaN(number)) {
      out.integer(1);
      out.text(NativeText.at(key));
      out.integer(NUMBER_FOLLOWS);
      out.real(number);
    }
  }
}
