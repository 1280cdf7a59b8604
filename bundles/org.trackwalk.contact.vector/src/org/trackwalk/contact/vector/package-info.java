/**
 * The loops of {@link org.trackwalk.contact.packed} in vector code. Needs the module {@code
 * jdk.incubator.vector} ({@code --add-modules}); nobody must load these classes without it.
 */
package org.trackwalk.contact.vector;
