package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.trackwalk.contact.collide.ContactSettings.ColliderKind;
import org.trackwalk.contact.collide.ContactSettings.Method;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.progress.Progress;

/** Makes the contacts of two surfaces that go through each other. */
public final class ContactMaker {

  private final Shell first;
  private final Shell second;
  private final ContactSettings settings;
  private final Progress progress;
  private final Traced traced;
  private final Nearest toFirst;
  private final Nearest toSecond;
  private final List<SurfaceContact> contacts = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private final List<DistanceGrid> grids = new ArrayList<>();

  private ContactMaker(Shell first, Shell second, ContactSettings settings, Progress progress) {
    this.progress = progress;
    this.first = first;
    this.second = second;
    this.settings = settings;
    this.traced = Collider.trace(first, second);
    this.toFirst = new Nearest(first);
    this.toSecond = new Nearest(second);
  }

  /**
   * The contacts of two surfaces.
   *
   * @throws IllegalArgumentException when the settings contradict themselves
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static SurfaceContacts of(
      Shell first, Shell second, ContactSettings settings, Progress progress) {
    if (!settings.problem().isEmpty()) {
      throw new IllegalArgumentException(settings.problem());
    }
    if (settings.method() == Method.INACTIVE) {
      return new SurfaceContacts(List.of(), List.of(), List.of());
    }
    ContactMaker maker = new ContactMaker(first, second, settings, progress);
    maker.run();
    return new SurfaceContacts(
        List.copyOf(maker.contacts), List.copyOf(maker.refused), List.copyOf(maker.grids));
  }

  private void run() {
    if (settings.collider() == ColliderKind.CONTOURS) {
      for (Line line : traced.lines()) {
        if (!line.contour().closed()) {
          refused.add(
              String.format(
                  Locale.ROOT,
                  "a contour of %.3f m ends at %s and bounds no region",
                  line.contour().length(),
                  words(line.contour().ends())));
        }
      }
    }
    if (settings.method() == Method.CONTOUR_REGION) {
      for (Line line : traced.lines()) {
        if (line.contour().closed() || settings.collider() == ColliderKind.TRIANGLES) {
          contacts.addAll(new Perimeter(traced, line).contacts());
        }
      }
      return;
    }
    for (boolean isFirst : new boolean[] {true, false}) {
      if (settings.vertices().of(isFirst)) {
        vertices(isFirst);
      }
    }
    if (settings.method() == Method.VERTEX_EDGE) {
      contacts.addAll(EdgePairs.of(traced));
    }
  }

  private static String words(List<ContourEnd> ends) {
    TreeSet<String> words = new TreeSet<>();
    for (ContourEnd end : ends) {
      words.add(
          switch (end) {
            case BORDER_OF_FIRST -> "a border of the first";
            case BORDER_OF_SECOND -> "a border of the second";
            case FORK -> "an edge of more than two triangles";
          });
    }
    return String.join(" and ", words);
  }

  private void vertices(boolean isFirst) {
    Shell surface = isFirst ? first : second;
    Shell other = isFirst ? second : first;
    if (settings.collider() == ColliderKind.DISTANCE_GRID) {
      byGrid(surface, other, isFirst);
      return;
    }
    boolean within = traced.lines().isEmpty() && other.closed();
    if (settings.collider() == ColliderKind.TRIANGLES || within) {
      for (int vertex : all(surface)) {
        if (behind(surface, vertex, other, isFirst)) {
          add(surface, vertex, other, isFirst);
        }
      }
      return;
    }
    for (Region region : Regions.of(traced, isFirst).list()) {
      if (region.behind() && region.bounded()) {
        for (int vertex : region.vertices()) {
          add(surface, vertex, other, isFirst);
        }
      }
    }
  }

  private static TreeSet<Integer> all(Shell surface) {
    TreeSet<Integer> vertices = new TreeSet<>();
    for (int t = 0; t < surface.size(); t++) {
      for (int k = 0; k < 3; k++) {
        vertices.add(surface.vertex(t, k));
      }
    }
    return vertices;
  }

  /** Inside a closed surface; behind an open one where its nearest point is no border. */
  private boolean behind(Shell surface, int vertex, Shell other, boolean isFirst) {
    float[] p = surface.positions();
    float x = p[3 * vertex];
    float y = p[3 * vertex + 1];
    float z = p[3 * vertex + 2];
    if (other.closed()) {
      return Inside.around(other, x, y, z, isFirst ? -1 : 1) > 0;
    }
    double[] out = new double[ClosestPoint.RESULT_LENGTH];
    int t = (isFirst ? toSecond : toFirst).of(x, y, z, out);
    double[] n = Normals.area(other, t);
    double height = n[0] * out[3] + n[1] * out[4] + n[2] * out[5];
    double straight = Normals.length(n[0], n[1], n[2]) * StrictMath.sqrt(out[6]);
    // Beside a border the way to the nearest point is not along a normal.
    return height < -StrictMath.sqrt(0.5) * straight;
  }

  private void add(Shell surface, int vertex, Shell other, boolean isFirst) {
    float[] p = surface.positions();
    double[] point = {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]};
    double[] out = new double[ClosestPoint.RESULT_LENGTH];
    int t = (isFirst ? toSecond : toFirst).of(point[0], point[1], point[2], out);
    double distance = StrictMath.sqrt(out[6]);
    double[] way = {-out[3], -out[4], -out[5]};
    double size = Normals.length(way[0], way[1], way[2]);
    if (size == 0) {
      way = Normals.area(other, t);
      size = Normals.length(way[0], way[1], way[2]);
    }
    contact(point, way, isFirst ? size : -size, distance, isFirst);
  }

  private void contact(double[] point, double[] way, double size, double depth, boolean isFirst) {
    double[] normal = {way[0] / size, way[1] / size, way[2] / size};
    contacts.add(new SurfaceContact(point, normal, depth, isFirst));
  }

  private void byGrid(Shell surface, Shell body, boolean isFirst) {
    if (!body.closed()) {
      refused.add(
          "the " + (isFirst ? "second" : "first") + " is not closed and has no distance grid");
      return;
    }
    double spacing =
        settings.spacing() > 0 ? settings.spacing() : DistanceGrid.spacing(body, settings.cells());
    if (DistanceGrid.points(body, spacing) > DistanceGrid.MOST_POINTS) {
      refused.add(
          String.format(
              Locale.ROOT,
              "a distance grid of %.3g m around the %s would have %.0f million points, more than"
                  + " %d",
              spacing,
              isFirst ? "second" : "first",
              DistanceGrid.points(body, spacing) / 1e6,
              DistanceGrid.MOST_POINTS / 1_000_000));
      return;
    }
    DistanceGrid grid = DistanceGrid.of(body, spacing, progress);
    grids.add(grid);
    double[] gradient = new double[3];
    float[] p = surface.positions();
    for (int vertex : all(surface)) {
      double[] point = {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]};
      double value = grid.at(point[0], point[1], point[2], gradient);
      double size = Normals.length(gradient[0], gradient[1], gradient[2]);
      if (value < 0 && size > 0) {
        contact(point, gradient.clone(), isFirst ? size : -size, -value, isFirst);
      }
    }
  }
}
