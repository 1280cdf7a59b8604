/**
 * From findings to proposals: what would have to change in which file, and how far anything moves.
 * A fixer proposes only what is safe; what it will not do it refuses with the reason. Nothing here
 * touches a file: that is {@code org.trackwalk.io.patch}, and {@code org.trackwalk.check.repair}
 * brings both together.
 */
package org.trackwalk.check.fix;
