package org.trackwalk.report.drive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.WheelStep;
import org.trackwalk.report.format.Numbers;

/** Every step of a drive as a line of comma-separated text. */
public final class DriveCsv {

  /** Seconds, the files' unit, m/s, rad/s, m/s, joules, Ns, metres. */
  public static final String HEADER =
      "body,step,t,x,y,z,vx,vy,vz,qx,qy,qz,qw,wx,wy,wz,jolt,energy,contacts,impulse,inset";

  private DriveCsv() {}

  /** Writes the table; does not close the stream. */
  public static void write(DriveBook book, OutputStream out) throws IOException {
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    text.append(HEADER).append(wheels(book)).append('\n');
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
      line.append(',');
      if (!step.touches().isEmpty() && Double.isFinite(step.inset())) {
        line.append(Numbers.exact(step.inset()));
      }
      for (WheelStep wheel : step.wheels()) {
        add(line, wheel.load());
      }
      for (WheelStep wheel : step.wheels()) {
        add(line, wheel.stroke());
      }
      text.append(line.append('\n'));
    }
    text.flush();
  }

  /** The columns of a car: newtons, then metres. */
  private static String wheels(DriveBook book) {
    StringBuilder columns = new StringBuilder();
    for (String what : List.of("load", "stroke")) {
      for (int i = 0; i < book.trial().steps().get(0).wheels().size(); i++) {
        columns.append(',').append(what).append('_').append(SprungCar.id(i));
      }
    }
    return columns.toString();
  }

  private static void add(StringBuilder line, double... values) {
    for (double value : values) {
      line.append(',').append(Numbers.exact(value));
    }
  }
}
