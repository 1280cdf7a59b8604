package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the fingerprint that the report prints to the finding that fails no build any more. */
class AcceptedFindingsTest {

  @TempDir private Path folder;

  @Test
  void theFingerprintThatIsPrintedIsTheOneToAccept() throws IOException {
    CliRun all = CliRun.of("check", Tracks.bad(folder).toString(), "--all");
    Matcher m = Pattern.compile("fingerprint ([0-9a-f:-]+)").matcher(all.out());
    assertTrue(m.find(), all.out());
    Path manifest = folder.resolve("bad.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"pieces\": [{\"file\": \"bad.obj\"}], \"suppress\": [{\"rule\": \"seam.step\","
            + " \"fingerprint\": \""
            + m.group(1)
            + "\", \"reason\": \"old kerb\", \"by\": \"Kim\", \"until\": \"9999-12-31\"}]}");
    CliRun accepted = CliRun.of("check", manifest.toString(), "--all");
    assertEquals(0, accepted.code(), accepted.toString());
    String words = accepted.out().replaceAll("\\s+", " ");
    assertTrue(words.contains("; accepted: old kerb, Kim, until 9999-12-31"), accepted.out());
    Path json = folder.resolve("r.json");
    CliRun.of("check", manifest.toString(), "--report", "json=" + json);
    JsonObject finding =
        JsonParser.parseString(Files.readString(json))
            .getAsJsonObject()
            .getAsJsonArray("levels")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("suppressed")
            .get(0)
            .getAsJsonObject();
    assertEquals(
        "{\"reason\":\"old kerb\",\"by\":\"Kim\",\"until\":\"9999-12-31\"}",
        finding.get("suppression").toString());
  }
}
