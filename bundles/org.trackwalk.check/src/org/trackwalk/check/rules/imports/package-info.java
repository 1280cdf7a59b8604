/** {@code import.*}: what the files hold. */
package org.trackwalk.check.rules.imports;
