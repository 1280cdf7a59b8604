/** Many levels side by side: which comes next, what an earlier run knows, how each one ended. */
package org.trackwalk.check.levels;
