package org.trackwalk.eclipse.core.settings;

/** A setting that means nothing; the message says which and what there is. */
public final class SettingException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A refusal in a sentence for a designer. */
  public SettingException(String message) {
    super(message);
  }
}
