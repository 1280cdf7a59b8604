package org.trackwalk.report.drive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.report.format.Numbers;

/** Every step of a drive as a line of comma-separated text. */
public final class DriveCsv {

  /** Seconds, the files' unit, m/s, rad/s, m/s, joules. */
  public static final String HEADER =
      "body,step,t,x,y,z,vx,vy,vz,qx,qy,qz,qw,wx,wy,wz,jolt,energy,contacts,impulse";

  private DriveCsv() {}

  /** Writes the table; does not close the stream. */
  public static void write(DriveBook book, OutputStream out) throws IOException {
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    text.append(HEADER).append('\n');
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < book.trial().steps().size() * book.trials().size(); i++) {
      int body = i % book.trials().size();
      TrialStep step = book.trials().get(body).steps().get(i / book.trials().size());
      line.setLength(0);
      line.append(body).append(',').append(step.number());
      add(line, step.time());
      add(line, book.place(step));
      add(line, book.direction(step.velocity()));
      add(line, book.turn(step));
      add(line, book.direction(step.spin()));
      add(line, step.jolt(), step.energy());
      line.append(',').append(step.touches().size());
      add(line, step.touches().stream().mapToDouble(touch -> touch.impulse()).sum());
      text.append(line.append('\n'));
    }
    text.flush();
  }

  private static void add(StringBuilder line, double... values) {
    for (double value : values) {
      line.append(',').append(Numbers.exact(value));
    }
  }
}
