package org.trackwalk.htmlcheck;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A browser without a window, spoken to by the DevTools protocol. */
final class Chromium implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private static final Pattern LISTENING = Pattern.compile("listening on ws://([^/]+)/");

  private final Process process;
  private final Path profile;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;

  private Chromium(Process process, Path profile, String address) {
    this.process = process;
    this.profile = profile;
    this.address = address;
  }

  /** The browser's program, by {@code -Dtrackwalk.chromium=FILE} or in the PATH. */
  static Optional<Path> program() {
    String chosen = System.getProperty("trackwalk.chromium");
    if (chosen != null) {
      return Optional.of(Path.of(chosen));
    }
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
      for (String name : NAMES) {
        Path file = Path.of(folder, name);
        if (Files.isExecutable(file)) {
          return Optional.of(file);
        }
      }
    }
    return Optional.empty();
  }

  static Chromium start(Path program, Path profile) throws IOException {
    List<String> command = new ArrayList<>(List.of(program.toString(), "--headless"));
    command.addAll(
        List.of(
            "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"));
    command.addAll(List.of("--disable-background-networking", "--disable-component-update"));
    command.addAll(
        List.of("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"));
    command.addAll(List.of("--remote-debugging-port=0", "--window-size=1400,900"));
    command.add("--user-data-dir=" + profile);
    command.add("about:blank");
    Process process =
        new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader messages =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    for (String line = messages.readLine(); line != null; line = messages.readLine()) {
      Matcher found = LISTENING.matcher(line);
      if (found.find()) {
        Thread.ofVirtual().start(() -> messages.lines().forEach(rest -> {}));
        return new Chromium(process, profile, found.group(1));
      }
    }
    process.destroyForcibly();
    throw new IOException(program + " does not start");
  }

  /** Its only tab. */
  Tab tab() throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + address + "/json")).build();
    String targets = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    for (JsonElement target : JsonParser.parseString(targets).getAsJsonArray()) {
      if (target.getAsJsonObject().get("type").getAsString().equals("page")) {
        String url = target.getAsJsonObject().get("webSocketDebuggerUrl").getAsString();
        return new Tab(client, URI.create(url));
      }
    }
    throw new IOException("the browser has no tab");
  }

  @Override
  public void close() throws IOException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try (var files = Files.walk(profile)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // A helper process may still write: the folder is a temporary one.
      profile.toFile().deleteOnExit();
    }
  }
}
