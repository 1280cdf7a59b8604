/**
 * The level manifest, {@code *.trackwalk.json}: what the game knows about a level and its meshes do
 * not say. Its JSON schema is the file {@code trackwalk-manifest.schema.json} beside this class;
 * the reader is as strict as the schema and names line, column and the nearest key.
 */
package org.trackwalk.io.manifest;
