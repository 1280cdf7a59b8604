package org.trackwalk.contact.csv;

/** Numbers as text: the shortest that reads back to the same bits, without a useless ".0". */
final class NumberText {

  private NumberText() {}

  /** The text of a finite number; both zeros are "0". */
  static String of(double value) {
    String text = Double.toString(value + 0.0);
    int exponent = text.indexOf('E');
    String digits = exponent < 0 ? text : text.substring(0, exponent);
    String plain = digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
    return exponent < 0 ? plain : plain + "e" + text.substring(exponent + 1);
  }
}
