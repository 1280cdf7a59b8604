package org.trackwalk.cli.serve;

import com.google.gson.JsonPrimitive;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.trackwalk.mesh.progress.Progress;

/** Tells a client how far its request is, under the token that it has given, if it has. */
final class RequestProgress implements Progress {

  /** Between two messages, nanoseconds: ten a second are smooth. */
  private static final long PAUSE = 100_000_000;

  private static final int PERCENT = 100;

  private final MessageWriter writer;
  private final JsonPrimitive token;
  private final BooleanSupplier cancelled;
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong last = new AtomicLong();
  private volatile String task = "";
  private volatile long total;

  /**
   * Progress of a request.
   *
   * @param token null when the client wants to be told nothing
   */
  RequestProgress(MessageWriter writer, JsonPrimitive token, BooleanSupplier cancelled) {
    this.writer = writer;
    this.token = token;
    this.cancelled = cancelled;
    last.set(System.nanoTime() - PAUSE);
    tell("begin", "", -1);
  }

  @Override
  public void begin(String name, long size) {
    check();
    task = name;
    total = size;
    done.set(0);
    tell();
  }

  @Override
  public void worked(long items) {
    check();
    done.addAndGet(items);
    tell();
  }

  @Override
  public boolean cancelled() {
    return cancelled.getAsBoolean();
  }

  /** Says that nothing more comes. */
  void end() {
    tell("end", "", -1);
  }

  private void tell() {
    long now = System.nanoTime();
    long then = last.get();
    if (now - then >= PAUSE && last.compareAndSet(then, now)) {
      long all = total;
      long share = all > 0 ? Math.min(PERCENT, PERCENT * done.get() / all) : -1;
      tell("report", task, share);
    }
  }

  private void tell(String kind, String message, long percentage) {
    if (token == null) {
      return;
    }
    writer.tell(
        "$/progress",
        json -> {
          json.object(false);
          json.name("token");
          MessageWriter.value(json, token);
          json.name("value").object(false);
          json.name("kind").value(kind);
          if (kind.equals("begin")) {
            json.name("title").value("Trackwalk");
            json.name("cancellable").value(true);
          }
          if (!message.isEmpty()) {
            json.name("message").value(message);
          }
          if (percentage >= 0) {
            json.name("percentage").value(percentage);
          }
          json.end().end();
        });
  }
}
