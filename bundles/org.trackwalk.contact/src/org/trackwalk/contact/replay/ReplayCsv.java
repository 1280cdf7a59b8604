package org.trackwalk.contact.replay;

import java.io.IOException;
import org.joml.Vector3dc;

/** Writes a replay as CSV: a line per frame, its contact points in the last column. */
public final class ReplayCsv {

  private static final String HEAD =
      "frame,time,x,y,z,qx,qy,qz,qw,vx,vy,vz,wx,wy,wz,energy,inset,stands,count,points\n";

  private ReplayCsv() {}

  /**
   * Writes a replay. Metres, seconds, m/s, rad/s, joules; x, y, z is the centre of mass. A contact
   * point is {@code x y z separation}, points are parted by semicolons.
   */
  public static void write(Replay replay, Appendable out) throws IOException {
    out.append(HEAD);
    StringBuilder line = new StringBuilder();
    for (Frame frame : replay.frames()) {
      line.setLength(0);
      line.append(frame.number()).append(',').append(frame.time());
      append(line, frame.centre());
      line.append(',').append(frame.turn().x()).append(',').append(frame.turn().y());
      line.append(',').append(frame.turn().z()).append(',').append(frame.turn().w());
      append(line, frame.velocity());
      append(line, frame.spin());
      line.append(',').append(frame.energy()).append(',').append(frame.inset());
      line.append(',').append(frame.stands()).append(',').append(frame.points().size());
      line.append(',');
      for (int i = 0; i < frame.points().size(); i++) {
        Touch point = frame.points().get(i);
        line.append(i == 0 ? "" : ";").append(point.at().x()).append(' ').append(point.at().y());
        line.append(' ').append(point.at().z()).append(' ').append(point.separation());
      }
      out.append(line).append('\n');
    }
  }

  private static void append(StringBuilder line, Vector3dc v) {
    line.append(',').append(v.x()).append(',').append(v.y()).append(',').append(v.z());
  }
}
