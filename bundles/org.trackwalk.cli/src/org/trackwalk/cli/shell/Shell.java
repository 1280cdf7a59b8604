package org.trackwalk.cli.shell;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The shells for which there is a completion script. */
public enum Shell {
  /** GNU bash 3.2 and newer. */
  BASH("bash", BashScript::of),
  /** Z shell 5. */
  ZSH("zsh", ZshScript::of),
  /** fish 3. */
  FISH("fish", FishScript::of);

  private final String id;
  private final Function<List<ShellCommand>, String> writer;

  Shell(String id, Function<List<ShellCommand>, String> writer) {
    this.id = id;
    this.writer = writer;
  }

  /** The name of its program. */
  public String id() {
    return id;
  }

  /** Its completion script, to be sourced. */
  public String script(List<ShellCommand> commands) {
    return writer.apply(commands);
  }

  /** All names. */
  public static List<String> ids() {
    return Stream.of(values()).map(Shell::id).toList();
  }
}
