/** Bullet through gdx-bullet, by its contact test. */
package org.trackwalk.peers.bullet;
