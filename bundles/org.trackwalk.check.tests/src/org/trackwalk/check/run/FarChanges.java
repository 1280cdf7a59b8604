package org.trackwalk.check.run;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.model.finding.Finding;

/** What an edit has changed of findings that are nowhere near. */
public final class FarChanges {

  /** An edit may change findings up to this far off, metres. */
  public static final double NEAR = 30;

  /** Findings of one rule so near are the same one, changed, metres. */
  private static final double SAME = 2;

  /** Numbers of triangles of a piece that was edited are others then. */
  private static final Set<String> LEFT_OUT = Set.of("features");

  /** These are made of the names of the pieces too. */
  private static final Set<String> NAMED = Set.of("fingerprint", "group");

  /**
   * One finding that has changed.
   *
   * @param rule whose it is
   * @param fields that differ; {@code gone} or {@code new} when there is none to compare it with
   * @param distance from the edit, metres
   * @param before in full; null for none
   * @param after in full; null for none
   */
  public record Change(
      String rule,
      List<String> fields,
      double distance,
      Map<String, String> before,
      Map<String, String> after) {

    /** Rule and fields. */
    public String kind() {
      return rule + " " + fields;
    }
  }

  private FarChanges() {}

  /** What is different far from the edit; findings about the level as a whole left out. */
  public static List<Change> of(List<Finding> before, List<Finding> after, LocalEdit edit) {
    List<Finding> gone = far(before, edit);
    List<Map<String, String>> goneText = texts(gone, edit, false);
    List<Finding> come = far(after, edit);
    List<Map<String, String>> comeText = texts(come, edit, true);
    for (int i = gone.size() - 1; i >= 0; i--) {
      int same = comeText.indexOf(goneText.get(i));
      if (same >= 0) {
        gone.remove(i);
        goneText.remove(i);
        come.remove(same);
        comeText.remove(same);
      }
    }
    reaching(gone, goneText, near(after, edit));
    reaching(come, comeText, near(before, edit));
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < gone.size(); i++) {
      Finding old = gone.get(i);
      int partner = -1;
      for (int k = 0; k < come.size() && partner < 0; k++) {
        if (come.get(k).rule().equals(old.rule()) && apart(old, come.get(k)) <= SAME) {
          partner = k;
        }
      }
      if (partner < 0) {
        changes.add(
            new Change(old.rule(), List.of("gone"), nearest(old, edit), goneText.get(i), null));
      } else {
        List<String> fields = new ArrayList<>();
        for (String field : goneText.get(i).keySet()) {
          if (!goneText.get(i).get(field).equals(comeText.get(partner).get(field))) {
            fields.add(field);
          }
        }
        changes.add(
            new Change(
                old.rule(), fields, nearest(old, edit), goneText.get(i), comeText.get(partner)));
        come.remove(partner);
        comeText.remove(partner);
      }
    }
    for (int k = 0; k < come.size(); k++) {
      changes.add(
          new Change(
              come.get(k).rule(),
              List.of("new"),
              nearest(come.get(k), edit),
              null,
              comeText.get(k)));
    }
    return changes;
  }

  private static List<Finding> far(List<Finding> all, LocalEdit edit) {
    List<Finding> far = new ArrayList<>();
    for (Finding finding : all) {
      if (!finding.whole() && nearest(finding, edit) > NEAR) {
        far.add(finding);
      }
    }
    return far;
  }

  private static List<Finding> near(List<Finding> all, LocalEdit edit) {
    return all.stream().filter(f -> !f.whole() && nearest(f, edit) <= NEAR).toList();
  }

  /** What was cut off from, or joined to, a long finding that reaches to the edit. */
  private static void reaching(
      List<Finding> far, List<Map<String, String>> texts, List<Finding> near) {
    for (int i = far.size() - 1; i >= 0; i--) {
      Finding one = far.get(i);
      if (near.stream().anyMatch(f -> f.rule().equals(one.rule()) && within(one, f))) {
        far.remove(i);
        texts.remove(i);
      }
    }
  }

  private static boolean within(Finding one, Finding other) {
    for (int k = 0; k < 3; k++) {
      if (one.position()[k] < other.bounds()[k] - SAME
          || one.position()[k] > other.bounds()[3 + k] + SAME) {
        return false;
      }
    }
    return true;
  }

  private static double nearest(Finding finding, LocalEdit edit) {
    double least = edit.distance(finding.position()[0], finding.position()[2]);
    double[] path = finding.path();
    for (int i = 0; i + 2 < path.length; i += 3) {
      least = Math.min(least, edit.distance(path[i], path[i + 2]));
    }
    return least;
  }

  private static double apart(Finding a, Finding b) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = a.position()[k] - b.position()[k];
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  private static List<Map<String, String>> texts(
      List<Finding> findings, LocalEdit edit, boolean after) {
    List<Map<String, String>> texts = new ArrayList<>();
    for (Finding finding : findings) {
      Map<String, String> fields = new LinkedHashMap<>();
      boolean renamed =
          edit.renamed() != null && finding.pieces().contains(after ? edit.name() : edit.renamed());
      for (RecordComponent part : Finding.class.getRecordComponents()) {
        for (RecordComponent component : part.getType().getRecordComponents()) {
          String name = component.getName();
          if (!LEFT_OUT.contains(name) && !(renamed && NAMED.contains(name))) {
            String text = text(value(component, value(part, finding)));
            fields.put(name, renamed ? text.replace(edit.name(), edit.renamed()) : text);
          }
        }
      }
      texts.add(fields);
    }
    return texts;
  }

  private static Object value(RecordComponent component, Object record) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(Object value) {
    return switch (value) {
      case null -> "null";
      case double[] numbers -> Arrays.toString(numbers);
      case Collection<?> list -> list.stream().map(FarChanges::text).toList().toString();
      case Record record -> {
        StringBuilder text = new StringBuilder();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
          text.append(component.getName())
              .append('=')
              .append(text(value(component, record)))
              .append(' ');
        }
        yield text.toString();
      }
      default -> value.toString();
    };
  }
}
