package org.trackwalk.report.json;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.trackwalk.mesh.names.JsonString;
import org.trackwalk.report.format.Numbers;

/**
 * Writes JSON in the order in which it is called. Containers are either spread over lines or kept
 * on one, so that a report reads well and a difference of two reports shows whole findings.
 */
public final class JsonText {

  private final Appendable out;
  private final Deque<Container> open = new ArrayDeque<>();
  private boolean named;

  /** Starts a document that goes to {@code out}. */
  public JsonText(Appendable out) {
    this.out = out;
  }

  private static final class Container {
    private final char end;
    private final boolean spread;
    private boolean used;

    private Container(char end, boolean spread) {
      this.end = end;
      this.spread = spread;
    }
  }

  /** Opens an object; {@code spread} puts each member on its own line. */
  public JsonText object(boolean spread) throws IOException {
    return begin('{', '}', spread);
  }

  /** Opens an array; {@code spread} puts each element on its own line. */
  public JsonText array(boolean spread) throws IOException {
    return begin('[', ']', spread);
  }

  /** Closes what was opened last. */
  public JsonText end() throws IOException {
    Container closing = open.pop();
    if (closing.spread && closing.used) {
      newLine();
    }
    out.append(closing.end);
    return this;
  }

  /** Writes the name of the member that comes next. */
  public JsonText name(String name) throws IOException {
    separate();
    JsonString.append(name, out);
    out.append(inLine() ? ":" : ": ");
    named = true;
    return this;
  }

  /** A text, or null. */
  public JsonText value(String text) throws IOException {
    separate();
    if (text == null) {
      out.append("null");
    } else {
      JsonString.append(text, out);
    }
    return this;
  }

  /** A number; what is not finite becomes null. */
  public JsonText value(double number) throws IOException {
    separate();
    out.append(Numbers.exact(number));
    return this;
  }

  /** A whole number. */
  public JsonText value(long number) throws IOException {
    separate();
    out.append(Long.toString(number));
    return this;
  }

  /** True or false. */
  public JsonText value(boolean truth) throws IOException {
    separate();
    out.append(truth ? "true" : "false");
    return this;
  }

  /** An array of numbers on one line; null stays null. */
  public JsonText numbers(double[] values) throws IOException {
    if (values == null) {
      return value((String) null);
    }
    array(false);
    for (double v : values) {
      value(v);
    }
    return end();
  }

  /** An array of whole numbers on one line. */
  public JsonText integers(List<Integer> values) throws IOException {
    array(false);
    for (int v : values) {
      value(v);
    }
    return end();
  }

  /** An array of texts on one line. */
  public JsonText texts(List<String> values) throws IOException {
    array(false);
    for (String v : values) {
      value(v);
    }
    return end();
  }

  private JsonText begin(char first, char last, boolean spread) throws IOException {
    separate();
    out.append(first);
    open.push(new Container(last, spread && !inLine()));
    return this;
  }

  private boolean inLine() {
    return !open.isEmpty() && !open.peek().spread;
  }

  private void separate() throws IOException {
    if (named) {
      named = false;
      return;
    }
    Container container = open.peek();
    if (container == null) {
      return;
    }
    if (container.used) {
      out.append(',');
    }
    container.used = true;
    if (container.spread) {
      newLine();
    }
  }

  private void newLine() throws IOException {
    out.append('\n');
    for (int i = 0; i < open.size(); i++) {
      out.append("  ");
    }
  }
}
