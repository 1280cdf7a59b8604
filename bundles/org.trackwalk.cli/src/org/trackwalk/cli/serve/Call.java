package org.trackwalk.cli.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;

/** A request or notification that waits or is worked on. */
final class Call {

  private final JsonPrimitive id;
  private final String method;
  private final JsonElement params;
  private volatile boolean cancelled;

  /**
   * A call.
   *
   * @param id null for a notification
   */
  Call(JsonPrimitive id, String method, JsonElement params) {
    this.id = id;
    this.method = method;
    this.params = params;
  }

  JsonPrimitive id() {
    return id;
  }

  String method() {
    return method;
  }

  JsonElement params() {
    return params;
  }

  void cancel() {
    cancelled = true;
  }

  boolean cancelled() {
    return cancelled;
  }
}
