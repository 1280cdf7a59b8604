/** Jolt through jolt-jni. */
package org.trackwalk.engines.jolt;
