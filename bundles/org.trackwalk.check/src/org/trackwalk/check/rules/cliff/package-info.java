/** {@code cliff.*}: where the road falls away or something stands up in it. */
package org.trackwalk.check.rules.cliff;
