/** {@code overlap.*}: pieces that go through each other. */
package org.trackwalk.check.rules.overlap;
