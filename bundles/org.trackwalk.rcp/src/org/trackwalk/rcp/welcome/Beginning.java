package org.trackwalk.rcp.welcome;

import java.util.List;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;

/**
 * One way to begin.
 *
 * @param title what to press
 * @param words what then happens
 * @param command the command that does it, as the command service writes it with its parameters
 */
record Beginning(String title, String words, String command) {

  /** The workbench's command that opens a wizard, and its parameter. */
  private static final String NEW = "org.eclipse.ui.newWizard";

  private static final String NEW_ID = "newWizardId";

  private static final String FOLDER_WIZARD = "org.trackwalk.eclipse.ui.wizard.folder";
  private static final String SCENE_WIZARD = "org.trackwalk.eclipse.ui.wizard.scene";

  /** In the order in which a newcomer may want them. */
  static final List<Beginning> ALL =
      List.of(
          new Beginning(
              "Open the example circuit",
              "A circuit with 26 planted defects, in a project of your own. The quickest way to see"
                  + " what Trackwalk does.",
              "org.trackwalk.eclipse.help.example"),
          new Beginning(
              "Open a track\u2026",
              "A mesh, a manifest or a game's scene, shown at once where it lies. Or drop a file or"
                  + " a folder anywhere on this window.",
              "org.trackwalk.eclipse.ui.open"),
          new Beginning(
              "Track from a folder\u2026",
              "Point at the folder that your modelling tool exports to. The files stay where they"
                  + " are, and every new export is checked.",
              NEW + "(" + NEW_ID + "=" + FOLDER_WIZARD + ")"),
          new Beginning(
              "Track of a game\u2026",
              "A track of SuperTuxKart, TORCS, Speed Dreams, Assetto Corsa or Godot, as its scene"
                  + " says: what stands where, what is road, where karts start.",
              NEW + "(" + NEW_ID + "=" + SCENE_WIZARD + ")"),
          new Beginning(
              "Your first track in five minutes",
              "A list of steps beside your work: bring a track in, check it, look at the worst"
                  + " place, repair it.",
              "org.eclipse.ui.cheatsheets.openCheatSheet"
                  + "(cheatSheetId=org.trackwalk.eclipse.help.five-minutes)"),
          new Beginning(
              "Read the book",
              "Every rule with a picture and how to repair it in Blender; what engines do at seams,"
                  + " and why. F1 opens the page that fits.",
              "org.eclipse.ui.help.helpContents"));

  /** Whether the command is there, and the wizard that it opens: a product may lack a part. */
  boolean isThere() {
    var workbench = PlatformUI.getWorkbench();
    try {
      ParameterizedCommand parsed =
          workbench.getService(ICommandService.class).deserialize(command);
      Object wizard = parsed.getParameterMap().get(NEW_ID);
      return parsed.getCommand().isDefined()
          && (wizard == null
              || workbench.getNewWizardRegistry().findWizard((String) wizard) != null);
    } catch (CommandException e) {
      return false;
    }
  }
}
