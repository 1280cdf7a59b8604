package org.trackwalk.cli.option;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.ContactSettings.ColliderKind;
import org.trackwalk.contact.collide.ContactSettings.Method;
import org.trackwalk.contact.collide.ContactSettings.Vertices;
import org.trackwalk.io.names.NearestName;
import picocli.CommandLine.Option;

/** How contacts of pieces that go through each other are made. */
public final class ContactOptions {

  @Option(
      names = "--contacts",
      paramLabel = "METHOD",
      description = {
        "Tells the contacts of each pair, too: contour-region, vertex-penetration, vertex-edge or",
        "inactive; and how many pairs only touch."
      })
  private String method;

  @Option(
      names = "--collider",
      paramLabel = "KIND",
      description = "With --contacts: contours (default), triangles or distance-grid.")
  private String collider;

  @Option(
      names = "--vertices",
      paramLabel = "WHOSE",
      description = "With --contacts: auto (default, those of the first), first, second or both.")
  private String vertices;

  @Option(
      names = "--cells",
      paramLabel = "N",
      description = "With a distance grid: cells along a body's longest side (default 40).")
  private Integer cells;

  @Option(
      names = "--cell-size",
      paramLabel = "METRES",
      description = "With a distance grid: the edge of a cell, instead of --cells.")
  private Double spacing;

  /**
   * What was asked for; null when no contacts are.
   *
   * @throws UsageException when it cannot be
   */
  public ContactSettings settings() throws UsageException {
    boolean grid = "distance-grid".equals(collider);
    if (method == null) {
      if (collider != null || vertices != null || cells != null || spacing != null) {
        throw new UsageException(
            "--collider, --vertices, --cells and --cell-size go with --contacts METHOD");
      }
      return null;
    }
    if (!grid && (cells != null || spacing != null)) {
      throw new UsageException("--cells and --cell-size go with --collider distance-grid");
    }
    if (cells != null && spacing != null) {
      throw new UsageException("--cells and --cell-size say the same thing: give one of them");
    }
    if (cells != null && (cells < 1 || cells > 1000)) {
      throw new UsageException("--cells: a number from 1 to 1000 belongs here");
    }
    if (spacing != null && !(spacing > 0 && spacing < Double.POSITIVE_INFINITY)) {
      throw new UsageException("--cell-size: a number of metres above 0 belongs here");
    }
    ContactSettings settings =
        new ContactSettings(
            one("--contacts", method, Method.values(), Method::id),
            collider == null
                ? ColliderKind.CONTOURS
                : one("--collider", collider, ColliderKind.values(), ColliderKind::id),
            vertices == null
                ? Vertices.AUTO
                : one("--vertices", vertices, Vertices.values(), Vertices::id),
            cells == null ? ContactSettings.CELLS : cells,
            spacing == null ? 0 : spacing);
    if (!settings.problem().isEmpty()) {
      throw new UsageException(settings.problem());
    }
    return settings;
  }

  private static <T> T one(String option, String typed, T[] values, Function<T, String> id)
      throws UsageException {
    for (T value : values) {
      if (id.apply(value).equals(typed)) {
        return value;
      }
    }
    List<String> known = Arrays.stream(values).map(id).toList();
    throw new UsageException(
        option
            + ": '"
            + typed
            + "' is none of "
            + String.join(", ", known)
            + NearestName.hint(typed, known));
  }
}
