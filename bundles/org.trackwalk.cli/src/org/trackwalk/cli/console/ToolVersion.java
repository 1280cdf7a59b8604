package org.trackwalk.cli.console;

/** The version of the tool, as reports and {@code --version} name it. */
public final class ToolVersion {

  /** Changes with every release. */
  public static final String NUMBER = "0.1.0";

  private ToolVersion() {}
}
