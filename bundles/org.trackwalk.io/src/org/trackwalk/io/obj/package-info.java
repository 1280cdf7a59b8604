/**
 * Wavefront OBJ (Alias Wavefront, "Advanced Visualizer Manual", appendix B1). A file is cut at line
 * ends into <b>chunks</b> that are read on their own ({@code ObjChunkReader}); then the
 * <b>runs</b>, faces under one name and one material, are known ({@code ObjRuns}), their polygons
 * are cut into triangles ({@code ObjTriangles}), and each piece takes its runs ({@code ObjPieces}).
 */
package org.trackwalk.io.obj;
