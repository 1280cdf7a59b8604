/** Track from folder, Import meshes, Export findings: what files are is seen before it is used. */
package org.trackwalk.eclipse.ui.wizard;
