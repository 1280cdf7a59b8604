package org.trackwalk.eclipse.core.id;

/** Ids of what this plug-in declares. */
public final class CoreIds {

  /** The plug-in; also the name of its settings in projects and in the workspace. */
  public static final String PLUGIN = "org.trackwalk.eclipse.core";

  /** The nature of a project whose levels are checked by themselves. */
  public static final String NATURE = PLUGIN + ".nature";

  /** The incremental builder that the nature brings. */
  public static final String BUILDER = PLUGIN + ".builder";

  /** Content type of level manifests. */
  public static final String MANIFEST_TYPE = PLUGIN + ".manifest";

  /** Content type that all mesh formats are kinds of. */
  public static final String MESH_TYPE = PLUGIN + ".mesh";

  /** Name of the project that holds what was opened without one. */
  public static final String OPENED = "Opened Tracks";

  private CoreIds() {}
}
