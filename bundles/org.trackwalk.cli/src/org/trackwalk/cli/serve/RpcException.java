package org.trackwalk.cli.serve;

/** A request that cannot be answered, with the code that JSON-RPC or the editor's protocol has. */
final class RpcException extends Exception {

  /** The message is no JSON. */
  static final int PARSE = -32700;

  /** It is JSON, and no request. */
  static final int REQUEST = -32600;

  static final int METHOD = -32601;
  static final int PARAMS = -32602;
  static final int INTERNAL = -32603;

  /** Something was asked before {@code initialize}. */
  static final int NOT_INITIALIZED = -32002;

  /** More waits than there is room for; it can be sent again. */
  static final int BUSY = -32000;

  /** The request was cancelled. */
  static final int CANCELLED = -32800;

  /** A file could not be read, or what it says cannot be done: the words say which. */
  static final int FAILED = -32803;

  private static final long serialVersionUID = 1;

  private final int code;

  RpcException(int code, String message) {
    super(message);
    this.code = code;
  }

  static RpcException params(String message) {
    return new RpcException(PARAMS, message);
  }

  int code() {
    return code;
  }
}
