package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.truth.Truth;

/** The truth about a level's defects as JSON, one object per defect. */
public final class TruthFile {

  private TruthFile() {}

  /**
   * The bytes of the file.
   *
   * @param level the file that has the defects
   */
  public static byte[] bytes(String level, List<Truth> truths) {
    List<Object> defects = new ArrayList<>();
    for (Truth t : truths) {
      Map<String, Object> defect = new LinkedHashMap<>();
      defect.put("kind", t.kind());
      defect.put("rule", t.rule());
      if (!t.alsoRules().isEmpty()) {
        defect.put("alsoRules", t.alsoRules());
      }
      if (!t.ledgerClass().isEmpty()) {
        defect.put("ledgerClass", t.ledgerClass());
      }
      defect.put("pieces", t.pieces());
      if (t.placed()) {
        defect.put("position", Arrays.stream(t.position()).boxed().toList());
        defect.put("bounds", Arrays.stream(t.bounds()).boxed().toList());
        defect.put("length", t.length());
      }
      if (!t.measure().isEmpty()) {
        defect.put("measure", t.measure());
        defect.put("value", t.value());
        defect.put("unit", t.unit());
      }
      defects.add(defect);
    }
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("level", level);
    root.put("defects", defects);
    return JsonText.of(root).getBytes(StandardCharsets.UTF_8);
  }
}
