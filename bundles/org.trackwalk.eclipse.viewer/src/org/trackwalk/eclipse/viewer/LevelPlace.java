package org.trackwalk.eclipse.viewer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.PlatformObject;

/**
 * A place that is selected in the 3D view: a point of the surface, or a finding. The editor's
 * selection holds one of these, or the marker itself where the selected finding has one.
 */
public final class LevelPlace extends PlatformObject {

  /** Number of a triangle where none is selected. */
  public static final int NO_TRIANGLE = -1;

  private final String piece;
  private final int triangle;
  private final double[] point;
  private final String fingerprint;
  private final IFile file;

  /**
   * A place.
   *
   * @param piece name of the piece; empty when the place is on none
   * @param triangle index in its own piece; {@link #NO_TRIANGLE} when none is meant
   * @param point three doubles, level coordinates, metres, Y up
   * @param fingerprint of the selected finding; null when the surface was clicked
   * @param file that the piece comes from; null when it is not in the workspace
   */
  public LevelPlace(String piece, int triangle, double[] point, String fingerprint, IFile file) {
    this.piece = piece;
    this.triangle = triangle;
    this.point = point.clone();
    this.fingerprint = fingerprint;
    this.file = file;
  }

  /** Name of the piece; empty when the place is on none. */
  public String piece() {
    return piece;
  }

  /** Index of the triangle in its own piece; {@link #NO_TRIANGLE} when none is meant. */
  public int triangle() {
    return triangle;
  }

  /** Three doubles, level coordinates, metres, Y up; a copy. */
  public double[] point() {
    return point.clone();
  }

  /** Fingerprint of the selected finding; null when the surface was clicked. */
  public String fingerprint() {
    return fingerprint;
  }

  /** The file that the piece comes from; null when it is not in the workspace. */
  public IFile file() {
    return file;
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    if (file != null && type.isAssignableFrom(IFile.class)) {
      return type.cast(file);
    }
    return super.getAdapter(type);
  }
}
