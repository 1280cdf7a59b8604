/** Answers for levels that have not changed, kept in a folder from one run to the next. */
package org.trackwalk.check.cache;
