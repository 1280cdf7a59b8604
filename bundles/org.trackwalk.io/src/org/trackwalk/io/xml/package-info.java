/**
 * XML files of games and modelling tools, read so that a file cannot make the tool read other
 * files, ask the network or fill the memory.
 */
package org.trackwalk.io.xml;
