package org.trackwalk.mesh.progress;

/**
 * Part of a task: its own tasks and items are not said.
 *
 * @param whole whose user can cancel it
 */
record Unsaid(Progress whole) implements Progress {

  @Override
  public void begin(String task, long total) {
    check();
  }

  @Override
  public void worked(long items) {
    check();
  }

  @Override
  public boolean cancelled() {
    return whole.cancelled();
  }
}
