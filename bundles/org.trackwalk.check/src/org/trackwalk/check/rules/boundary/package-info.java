/** {@code boundary.*}: where the surface ends. */
package org.trackwalk.check.rules.boundary;
