/** One finding in full: its picture, what it does to a car, and why each triangle pushes or not. */
package org.trackwalk.eclipse.ui.explain;
