/** Bullet through gdx-bullet. */
package org.trackwalk.engines.bullet;
