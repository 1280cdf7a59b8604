package org.trackwalk.maven.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.maven.run.RunChoice.Fork;

class RunChoiceTest {

  private static final List<String> NO_OPTIONS = List.of();

  @TempDir private Path machine;
  private JavaHome old;
  private JavaHome fresh;

  @BeforeEach
  void javas() throws IOException {
    old = JavaHome.of(InstalledJava.in(machine.resolve("old"), "17.0.15").toFile());
    fresh = JavaHome.of(InstalledJava.in(machine.resolve("fresh"), "21.0.1").toFile());
  }

  @Test
  void aNewEnoughMavenRunsItItself() throws JavaTooOldException {
    RunChoice choice = new RunChoice(fresh, () -> null, List.of());
    assertInstanceOf(InProcess.class, choice.choose(Fork.AUTO, null, NO_OPTIONS));
    assertInstanceOf(InProcess.class, choice.choose(Fork.NEVER, null, NO_OPTIONS));
    assertInstanceOf(OwnProcess.class, choice.choose(Fork.ALWAYS, null, NO_OPTIONS));
    assertInstanceOf(OwnProcess.class, choice.choose(Fork.AUTO, null, List.of("-Xmx8g")));
  }

  @Test
  void anOlderOneLooksForAnother() throws JavaTooOldException {
    RunChoice choice = new RunChoice(old, () -> fresh, List.of());
    CommandLineRun run = choice.choose(Fork.AUTO, null, NO_OPTIONS);
    assertInstanceOf(OwnProcess.class, run);
    assertTrue(run.where().contains("Java 21"), run.where());
  }

  @Test
  void withoutOneTheMessageSaysWhatToDo() {
    RunChoice choice = new RunChoice(old, () -> null, List.of());
    for (Fork fork : Fork.values()) {
      String said = refused(choice, fork, null);
      assertTrue(said.startsWith("Trackwalk needs Java 21 or newer; Maven runs on Java 17"), said);
      for (String cure : List.of("JAVA_HOME", "toolchains.xml", "-Dtrackwalk.javaHome")) {
        assertTrue(said.contains(cure), said);
      }
    }
  }

  @Test
  void aNamedOneMustBeThereAndNewEnough() {
    RunChoice choice = new RunChoice(fresh, () -> fresh, List.of());
    String none = refused(choice, Fork.AUTO, machine.toFile());
    assertTrue(none.contains("there is no Java in " + machine), none);
    String older = refused(choice, Fork.AUTO, old.home());
    assertTrue(older.contains("that is Java 17"), older);
  }

  @Test
  void bothWaysSayTheSame() throws Exception {
    List<File> classPath =
        List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
            .map(File::new)
            .toList();
    JavaHome maven = JavaHome.ofMaven();
    List<String> args = List.of("check", "--fail-on=eror", "--", "not-there.obj");
    List<String> here = lines(new InProcess(), args);
    assertEquals(here, lines(new OwnProcess(maven, NO_OPTIONS, classPath), args));
    assertEquals("2", here.getLast());
    assertTrue(here.getFirst().contains("did you mean 'error'"), here.getFirst());
  }

  private static List<String> lines(CommandLineRun run, List<String> args) throws Exception {
    List<String> lines = new ArrayList<>();
    int exit = run.run(args, lines::add, lines::add);
    lines.add(Integer.toString(exit));
    return lines;
  }

  private static String refused(RunChoice choice, Fork fork, File named) {
    return assertThrows(JavaTooOldException.class, () -> choice.choose(fork, named, NO_OPTIONS))
        .getMessage();
  }
}
