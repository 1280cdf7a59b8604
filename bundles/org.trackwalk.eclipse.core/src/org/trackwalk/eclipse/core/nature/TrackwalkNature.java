package org.trackwalk.eclipse.core.nature;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.eclipse.core.id.CoreIds;

/** A project whose levels are checked when they change. */
public final class TrackwalkNature implements IProjectNature {

  private IProject project;

  /** Whether an open project has the nature. */
  public static boolean on(IProject project) {
    try {
      return project.isOpen() && project.hasNature(CoreIds.NATURE);
    } catch (CoreException e) {
      return false; // closed meanwhile
    }
  }

  /** Gives a project the nature; nothing happens when it has it. */
  public static void add(IProject project, IProgressMonitor monitor) throws CoreException {
    if (!on(project)) {
      IProjectDescription description = project.getDescription();
      List<String> ids = new ArrayList<>(Arrays.asList(description.getNatureIds()));
      ids.add(CoreIds.NATURE);
      description.setNatureIds(ids.toArray(new String[0]));
      project.setDescription(description, monitor);
    }
  }

  /** Takes the nature away; markers stay until they are cleaned. */
  public static void remove(IProject project, IProgressMonitor monitor) throws CoreException {
    if (on(project)) {
      IProjectDescription description = project.getDescription();
      List<String> ids = new ArrayList<>(Arrays.asList(description.getNatureIds()));
      ids.remove(CoreIds.NATURE);
      description.setNatureIds(ids.toArray(new String[0]));
      project.setDescription(description, monitor);
    }
  }

  @Override
  public void configure() throws CoreException {
    IProjectDescription description = project.getDescription();
    List<ICommand> commands = new ArrayList<>(Arrays.asList(description.getBuildSpec()));
    if (commands.stream().noneMatch(c -> c.getBuilderName().equals(CoreIds.BUILDER))) {
      ICommand command = description.newCommand();
      command.setBuilderName(CoreIds.BUILDER);
      commands.add(command);
      description.setBuildSpec(commands.toArray(new ICommand[0]));
      project.setDescription(description, null);
    }
  }

  @Override
  public void deconfigure() throws CoreException {
    IProjectDescription description = project.getDescription();
    List<ICommand> commands = new ArrayList<>(Arrays.asList(description.getBuildSpec()));
    if (commands.removeIf(c -> c.getBuilderName().equals(CoreIds.BUILDER))) {
      description.setBuildSpec(commands.toArray(new ICommand[0]));
      project.setDescription(description, null);
    }
  }

  @Override
  public IProject getProject() {
    return project;
  }

  @Override
  public void setProject(IProject value) {
    project = value;
  }
}
