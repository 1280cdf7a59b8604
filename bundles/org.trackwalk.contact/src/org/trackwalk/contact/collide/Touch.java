package org.trackwalk.contact.collide;

/** What two surfaces have in common, decided exactly and as they lie, the least first. */
public enum Touch {
  /** Nothing. */
  APART("apart", "are apart"),
  /** Single points: corners, corners on edges or faces, edges across each other. */
  POINT("point", "touch in points"),
  /** Lines along which they touch without going through: edges, edges in faces. */
  LINE("line", "touch along lines"),
  /** Parts of faces in one plane. */
  FACE("face", "have parts of faces in one plane"),
  /** One goes through the other. */
  THROUGH("through", "go through each other");

  private final String id;
  private final String words;

  Touch(String id, String words) {
    this.id = id;
    this.words = words;
  }

  /** As reports write it. */
  public String id() {
    return id;
  }

  /** In words, after a number of pairs. */
  public String words() {
    return words;
  }
}
