package org.trackwalk.eclipse.ui.preferences;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.eclipse.core.settings.AutoCheck;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingWords;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/** The settings of a project or of the workbench as widgets, and back. */
final class SettingForm extends Composite {

  /** What the form has fields for. */
  static final List<SettingKey> KEYS =
      List.of(
          SettingKey.PROFILES,
          SettingKey.VEHICLE,
          SettingKey.AUTO_CHECK,
          SettingKey.MARKER_LIMIT,
          SettingKey.RULES_OFF,
          SettingKey.LIMITS);

  /** More lines than these freeze a list without helping anybody. */
  private static final int MOST_MARKERS = 100_000;

  private static final Map<AutoCheck, String> CHECKING =
      Map.of(
          AutoCheck.AUTO, "when the last check took under two seconds",
          AutoCheck.ON, "always",
          AutoCheck.OFF, "never; only when asked for");

  private final Runnable changed;
  private final Map<String, String> vehicles = new LinkedHashMap<>();
  private final Table profiles;
  private final Combo vehicle;
  private final Combo checking;
  private final Text markers;
  private final RuleLimits rules;
  private final List<String> otherProfiles = new ArrayList<>();

  SettingForm(Composite parent, Runnable changed) {
    super(parent, SWT.NONE);
    this.changed = changed;
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(this);
    label("Engines:");
    profiles = new Table(this, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
    GridDataFactory.fillDefaults().grab(true, false).hint(380, 84).applyTo(profiles);
    for (Profile profile : ProfileList.all()) {
      TableItem item = new TableItem(profiles, SWT.NONE);
      item.setText(profile.title());
      item.setData(profile.id());
    }
    profiles.addListener(SWT.Selection, event -> changed.run());
    label("Vehicle:");
    vehicle = new Combo(this, SWT.READ_ONLY);
    vehicles.put("", "usual (" + VehicleList.usual().title() + ")");
    for (Vehicle each : VehicleList.all()) {
      vehicles.put(each.id(), each.title());
    }
    fill(vehicle);
    label("Check by itself:");
    checking = new Combo(this, SWT.READ_ONLY);
    for (AutoCheck each : AutoCheck.values()) {
      checking.add(CHECKING.get(each));
    }
    GridDataFactory.fillDefaults().grab(true, false).applyTo(checking);
    checking.addListener(SWT.Selection, event -> changed.run());
    label("Most problems per level:");
    markers = new Text(this, SWT.BORDER);
    GridDataFactory.swtDefaults().hint(80, -1).applyTo(markers);
    markers.setToolTipText("The worst are kept");
    markers.addListener(SWT.Modify, event -> changed.run());
    label("Rules:");
    rules = new RuleLimits(this, changed);
    GridDataFactory.fillDefaults().grab(true, true).hint(420, 260).applyTo(rules);
  }

  private void label(String text) {
    Label label = new Label(this, SWT.NONE);
    label.setText(text);
    GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
  }

  private void fill(Combo combo) {
    combo.setItems(vehicles.values().toArray(String[]::new));
    GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
    combo.addListener(SWT.Selection, event -> changed.run());
  }

  /**
   * Shows settings.
   *
   * @return what could not be understood and is left out; empty for nothing
   */
  Optional<String> set(Map<SettingKey, String> values) {
    List<String> chosen = SettingWords.list(values.get(SettingKey.PROFILES));
    otherProfiles.clear();
    otherProfiles.addAll(chosen);
    for (TableItem item : profiles.getItems()) {
      boolean usual = chosen.isEmpty() && item.getData().equals(ProfileList.USUAL);
      item.setChecked(usual || chosen.contains(item.getData()));
      otherProfiles.remove(item.getData());
    }
    String driven = values.get(SettingKey.VEHICLE).strip();
    if (!vehicles.containsKey(driven)) {
      vehicles.put(driven, driven); // a file of the project
      vehicle.add(driven);
    }
    vehicle.select(List.copyOf(vehicles.keySet()).indexOf(driven));
    checking.select(AutoCheck.byId(values.get(SettingKey.AUTO_CHECK)).ordinal());
    markers.setText(values.get(SettingKey.MARKER_LIMIT));
    List<String> off = SettingWords.list(values.get(SettingKey.RULES_OFF));
    try {
      rules.set(off, SettingWords.limits(values.get(SettingKey.LIMITS)));
    } catch (SettingException e) {
      rules.set(off, Map.of());
      return Optional.of(e.getMessage());
    }
    return Optional.empty();
  }

  /** What the widgets say; call only without {@link #error}. */
  Map<SettingKey, String> get() {
    List<String> chosen = new ArrayList<>();
    for (TableItem item : profiles.getItems()) {
      if (item.getChecked()) {
        chosen.add((String) item.getData());
      }
    }
    chosen.addAll(otherProfiles);
    boolean usual = chosen.equals(List.of(ProfileList.USUAL));
    Map<SettingKey, String> values = new EnumMap<>(SettingKey.class);
    values.put(SettingKey.PROFILES, usual ? "" : SettingWords.text(chosen));
    values.put(SettingKey.VEHICLE, List.copyOf(vehicles.keySet()).get(vehicle.getSelectionIndex()));
    values.put(SettingKey.AUTO_CHECK, AutoCheck.values()[checking.getSelectionIndex()].id());
    values.put(SettingKey.MARKER_LIMIT, markers.getText().strip());
    values.put(SettingKey.RULES_OFF, SettingWords.text(rules.off()));
    values.put(SettingKey.LIMITS, SettingWords.text(rules.limits()));
    return values;
  }

  /** What cannot be saved; empty when all can. */
  Optional<String> error() {
    boolean engine = !otherProfiles.isEmpty();
    for (TableItem item : profiles.getItems()) {
      engine |= item.getChecked();
    }
    if (!engine) {
      return Optional.of("Choose at least one engine.");
    }
    if (!limit(markers.getText().strip())) {
      return Optional.of(
          "The number of problems per level must be between 1 and " + MOST_MARKERS + ".");
    }
    return rules.error();
  }

  private static boolean limit(String text) {
    try {
      int number = Integer.parseInt(text);
      return number >= 1 && number <= MOST_MARKERS;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** Lets all fields be changed, or only be read. */
  void editable(boolean may) {
    for (Control each : getChildren()) {
      each.setEnabled(may);
    }
  }
}
