package org.trackwalk.assimp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A flat sheet of squares as a text file of DirectX: left-handed, Y up, polygons. */
final class SheetInX {

  private SheetInX() {}

  /** Writes {@code side * side} squares of a metre; corners are whole numbers. */
  static Path write(Path file, int side) throws IOException {
    StringBuilder text = new StringBuilder("xof 0303txt 0032\nMesh sheet {\n");
    int corners = side + 1;
    text.append(corners * corners).append(";\n");
    for (int i = 0; i < corners * corners; i++) {
      text.append(i % corners).append(".0;0.0;").append(i / corners).append(".0;");
      text.append(i + 1 < corners * corners ? ",\n" : ";\n");
    }
    text.append(side * side).append(";\n");
    for (int i = 0; i < side * side; i++) {
      int a = i / side * corners + i % side;
      text.append("4;").append(a).append(',').append(a + corners).append(',');
      text.append(a + corners + 1).append(',').append(a + 1);
      text.append(i + 1 < side * side ? ";,\n" : ";;\n");
    }
    Files.write(file, text.append("}\n").toString().getBytes(StandardCharsets.US_ASCII));
    return file;
  }
}
