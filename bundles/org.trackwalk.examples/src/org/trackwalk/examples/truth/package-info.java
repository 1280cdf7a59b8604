/**
 * What is known about a level before any tool looks at it: its planted defects, with place and
 * size.
 */
package org.trackwalk.examples.truth;
