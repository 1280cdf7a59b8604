/** Reports of real runs against the schemas that other tools go by, with validators of others. */
package org.trackwalk.schemas;
