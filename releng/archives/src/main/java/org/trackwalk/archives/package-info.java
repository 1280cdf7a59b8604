/** Packs what is shipped: bytes that do not depend on who builds, and a bill of materials. */
package org.trackwalk.archives;
