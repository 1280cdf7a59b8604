package org.trackwalk.eclipse.viewer.settings;

import java.util.Arrays;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** Preferences > Trackwalk > 3D View. */
public final class ViewSettingsPage extends FieldEditorPreferencePage
    implements IWorkbenchPreferencePage {

  /** The page. */
  public ViewSettingsPage() {
    super(GRID);
  }

  @Override
  public void init(IWorkbench workbench) {
    ScopedPreferenceStore store =
        new ScopedPreferenceStore(InstanceScope.INSTANCE, ViewSettings.PLUGIN);
    store.setDefault(ViewSettings.MOUSE, MouseStyle.TRACKWALK.id());
    setPreferenceStore(store);
  }

  @Override
  protected void createFieldEditors() {
    String[][] styles =
        Arrays.stream(MouseStyle.values())
            .map(style -> new String[] {style.title(), style.id()})
            .toArray(String[][]::new);
    addField(
        new RadioGroupFieldEditor(
            ViewSettings.MOUSE,
            "The mouse in the 3D view does as in",
            1,
            styles,
            getFieldEditorParent(),
            true));
  }
}
