/**
 * What a physics engine does with contacts and what drives, as data: the profiles and vehicles that
 * ship with the tool, and files of one's own. Each number has its source in its file.
 */
package org.trackwalk.model.profile;
