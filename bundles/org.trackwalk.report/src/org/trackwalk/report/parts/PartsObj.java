package org.trackwalk.report.parts;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.trackwalk.contact.parts.Part;
import org.trackwalk.contact.shape.Polyhedron;

/** The parts as a Wavefront OBJ file, an object each, faces whole; metres, y up. */
public final class PartsObj {

  private PartsObj() {}

  /** Writes them; does not close the stream. */
  public static void write(PartsBook book, OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder("# trackwalk parts: metres, y up\n");
    int first = 1;
    for (int i = 0; i < book.parts().parts().size(); i++) {
      Part part = book.parts().parts().get(i);
      Polyhedron core = part.hull().core();
      text.append("o ").append(PartsBook.part(i)).append('\n');
      for (int v = 0; v < core.vertexCount(); v++) {
        text.append('v');
        for (int axis = 0; axis < 3; axis++) {
          text.append(' ').append((float) core.vertex(v, axis));
        }
        text.append('\n');
      }
      for (int f = 0; f < core.faceCount(); f++) {
        text.append('f');
        for (int k = 0; k < core.faceSize(f); k++) {
          text.append(' ').append(first + core.faceVertex(f, k));
        }
        text.append('\n');
      }
      first += core.vertexCount();
    }
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
