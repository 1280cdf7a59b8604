/** How work is shared between threads so that the outcome does not depend on their number. */
package org.trackwalk.mesh.parallel;
