package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A server to which more is sent than may wait. */
class ServeFullTest {

  @Test
  void whatIsTooMuchIsRefusedWhileACancellationIsStillSeen() throws Exception {
    int megabytes = 240;
    try (ServedProcess served = ServedProcess.opened(megabytes)) {
      ServeTest.putCircuit(served);
      JsonObject params = new JsonObject();
      params.addProperty("workDoneToken", "w");
      int running = served.send("check", params);
      assertEquals("$/progress", served.next().get("method").getAsString());
      // two of them are less than the quarter of the memory that may wait, three are more
      JsonObject large = ServedProcess.named("x".repeat((megabytes / 10) << 20));
      List<Integer> sent = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        sent.add(served.send("piece/remove", large));
      }
      String refused = ServedProcess.error(served.answer(sent.get(2)));
      assertTrue(refused.startsWith("-32000 too much waits: "), refused);
      // what runs last: as it ends, what waits begins
      for (int id : List.of(sent.get(1), sent.get(0), running)) {
        JsonObject cancel = new JsonObject();
        cancel.addProperty("id", id);
        served.tell("$/cancelRequest", cancel);
      }
      assertEquals("-32800 cancelled", ServedProcess.error(served.answer(running)));
      assertEquals("-32800 cancelled", ServedProcess.error(served.answer(sent.get(0))));
      assertEquals("-32800 cancelled", ServedProcess.error(served.answer(sent.get(1))));
      assertEquals("null", served.result("shutdown", null).toString());
    }
  }
}
