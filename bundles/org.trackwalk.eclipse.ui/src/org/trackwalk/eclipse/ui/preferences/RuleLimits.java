package org.trackwalk.eclipse.ui.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;

/** All rules with a box each, and the limits of the one that is selected. */
final class RuleLimits extends SashForm {

  private final List<RuleInfo> rules = RuleList.all().stream().map(rule -> rule.info()).toList();
  private final Runnable changed;
  private final Table table;
  private final ScrolledComposite scrolled;
  private final Composite details;
  private final Map<String, String> written = new TreeMap<>();
  private final List<String> unknown = new ArrayList<>();

  RuleLimits(Composite parent, Runnable changed) {
    super(parent, SWT.VERTICAL);
    this.changed = changed;
    table = new Table(this, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL | SWT.FULL_SELECTION);
    for (RuleInfo rule : rules) {
      TableItem item = new TableItem(table, SWT.NONE);
      item.setText(rule.id() + ": " + rule.title());
    }
    table.addListener(
        SWT.Selection,
        event -> {
          if (event.detail == SWT.CHECK) {
            changed.run();
          } else {
            show(table.getSelectionIndex());
          }
        });
    scrolled = new ScrolledComposite(this, SWT.V_SCROLL | SWT.BORDER);
    scrolled.setExpandHorizontal(true);
    details = new Composite(scrolled, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(details);
    scrolled.setContent(details);
    setWeights(60, 40);
  }

  /** Shows what is set. */
  void set(List<String> off, Map<String, Double> limits) {
    unknown.clear();
    unknown.addAll(off);
    for (int i = 0; i < rules.size(); i++) {
      RuleInfo rule = rules.get(i);
      table.getItem(i).setChecked(!off.contains(rule.id()) && !off.contains(rule.group()));
      unknown.remove(rule.id());
      unknown.remove(rule.group());
    }
    written.clear();
    limits.forEach((key, value) -> written.put(key, shown(value)));
    show(Math.max(0, table.getSelectionIndex()));
  }

  /** Rules that do not run, sorted; words of other versions stay. */
  List<String> off() {
    TreeSet<String> off = new TreeSet<>(unknown);
    for (int i = 0; i < rules.size(); i++) {
      if (!table.getItem(i).getChecked()) {
        off.add(rules.get(i).id());
      }
    }
    return List.copyOf(off);
  }

  /** Limits that were changed; call only without {@link #error}. */
  Map<String, Double> limits() {
    Map<String, Double> limits = new TreeMap<>();
    written.forEach((key, text) -> limits.put(key, Double.valueOf(text)));
    return limits;
  }

  /** What cannot be a limit; empty for nothing. */
  Optional<String> error() {
    return written.entrySet().stream()
        .filter(each -> !number(each.getValue()))
        .map(
            each ->
                "The limit " + each.getKey() + " must be a number, not '" + each.getValue() + "'.")
        .findFirst();
  }

  private static boolean number(String text) {
    try {
      return Double.isFinite(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private void show(int index) {
    for (Control each : details.getChildren()) {
      each.dispose();
    }
    RuleInfo rule = rules.get(index);
    if (table.getSelectionIndex() != index) {
      table.setSelection(index);
    }
    Label title = new Label(details, SWT.WRAP);
    title.setText(
        rule.parameters().isEmpty()
            ? rule.id() + " has no limits to set."
            : "Limits of " + rule.id() + "; an empty field means the usual value:");
    GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(400, -1).applyTo(title);
    for (Parameter parameter : rule.parameters()) {
      row(rule.id() + "." + parameter.name(), parameter);
    }
    details.setSize(details.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    details.layout();
    scrolled.setMinHeight(details.getSize().y);
  }

  private void row(String key, Parameter parameter) {
    new Label(details, SWT.NONE).setText(parameter.name());
    Text text = new Text(details, SWT.BORDER);
    text.setMessage(shown(parameter.value()));
    text.setText(written.getOrDefault(key, ""));
    text.setData("key", key);
    GridDataFactory.swtDefaults().hint(90, -1).applyTo(text);
    String unit = parameter.unit().isEmpty() ? "" : parameter.unit() + ": ";
    Label meaning = new Label(details, SWT.WRAP);
    meaning.setText(unit + parameter.meaning());
    GridDataFactory.fillDefaults().grab(true, false).hint(300, -1).applyTo(meaning);
    text.addListener(
        SWT.Modify,
        event -> {
          if (text.getText().isBlank()) {
            written.remove(key);
          } else {
            written.put(key, text.getText().strip().replace(',', '.'));
          }
          changed.run();
        });
  }

  private static String shown(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e9
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
