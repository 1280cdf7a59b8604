package org.trackwalk.mesh.progress;

/** The progress of work that nobody watches. */
enum Silent implements Progress {
  INSTANCE;

  @Override
  public void begin(String task, long total) {}

  @Override
  public void worked(long items) {}

  @Override
  public boolean cancelled() {
    return false;
  }
}
