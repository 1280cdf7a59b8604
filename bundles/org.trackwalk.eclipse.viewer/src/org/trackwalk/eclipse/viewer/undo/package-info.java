/** <em>Edit &gt; Undo</em> and <em>Redo</em> in parts that edit nothing themselves. */
package org.trackwalk.eclipse.viewer.undo;
