package org.trackwalk.eclipse.headless;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.eclipse.equinox.app.IApplicationContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The application hands the arguments on and gives the command line's exit code back. */
class CommandLineApplicationTest {

  /** Exit codes as the command-line contract states them. */
  @ParameterizedTest
  @CsvSource({"rules, 0", "no-such-command, 2", "check no/such/level.obj, 3"})
  void exitCodeIsThatOfTheCommandLine(String arguments, int code) {
    assertEquals(code, new CommandLineApplication().start(contextWith(arguments.split(" "))));
  }

  /** A context that knows its arguments and nothing else. */
  private static IApplicationContext contextWith(String... arguments) {
    return (IApplicationContext)
        Proxy.newProxyInstance(
            CommandLineApplicationTest.class.getClassLoader(),
            new Class<?>[] {IApplicationContext.class},
            (proxy, method, values) ->
                switch (method.getName()) {
                  case "getArguments" -> Map.of(IApplicationContext.APPLICATION_ARGS, arguments);
                  default -> throw new AssertionError(method);
                });
  }
}
