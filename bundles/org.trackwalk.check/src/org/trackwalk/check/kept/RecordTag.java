package org.trackwalk.check.kept;

/** What comes next in the bytes of a record. */
enum RecordTag {
  NULL,
  TEXT,
  INT,
  DOUBLE,
  TRUTH,
  DOUBLES,
  BYTES,
  ENUM,
  LIST,
  MAP,
  FRAME,
  RECORD,
  FLOAT
}
