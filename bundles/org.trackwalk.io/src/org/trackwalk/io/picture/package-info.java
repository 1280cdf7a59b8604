/**
 * Pictures of games that window systems do not read (DDS, TGA, SGI), how large any picture is
 * before it is unpacked, and pictures made smaller.
 */
package org.trackwalk.io.picture;
