"""The add-on inside Blender, without a window:

    blender --background --factory-startup --python check_in_blender.py -- TRACK FINDINGS.json OVERLAY.glb

TRACK is an .obj or .glb that was checked with --report blender=FINDINGS.json --report overlay=OVERLAY.glb.
Every finding with vertices is selected, and what is selected must lie where the finding says.
"""

import os
import sys

import bpy
import numpy

if not hasattr(numpy, "bool"):
    numpy.bool = bool  # Blender 3.4 of some distributions has a glTF importer older than its numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import trackwalk_findings as tw


def main(track, file, overlay):
    bpy.ops.wm.read_homefile(use_empty=True)
    if track.endswith(".glb"):
        bpy.ops.import_scene.gltf(filepath=track)
    elif hasattr(bpy.ops.wm, "obj_import"):
        bpy.ops.wm.obj_import(filepath=track)
    else:
        bpy.ops.import_scene.obj(filepath=track)
    pieces = len(bpy.data.objects)
    tw.register()
    assert bpy.ops.trackwalk.load(filepath=file) == {"FINISHED"}
    findings = tw.findings_of(bpy.context.scene)
    marks = bpy.data.collections["Trackwalk"].objects
    assert len([m for m in marks if m.type == "EMPTY"]) == len(findings)
    selected = wanted = 0
    for i, finding in enumerate(findings):
        bpy.ops.trackwalk.step(by=1)
        assert bpy.context.scene.trackwalk_index == i
        targets = [p for points in tw.targets_of(finding).values() for p in points]
        reach = tw.reach_of(targets)
        had_vertices = bool(finding["vertices"])
        wanted += had_vertices
        chosen = []
        for thing in bpy.context.objects_in_mode:
            thing.update_from_editmode()
            flat = tw.coordinates_of(thing)
            chosen += [
                tuple(flat[3 * v.index:3 * v.index + 3]) for v in thing.data.vertices if v.select]
        for p in chosen:
            assert any(sum((a - b) ** 2 for a, b in zip(p, t)) <= 4 * reach * reach for t in targets), (
                finding["message"], p)
        selected += bool(chosen) and had_vertices
    bpy.ops.trackwalk.step(by=1)
    assert bpy.context.scene.trackwalk_index == 0
    if bpy.context.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    before = set(bpy.data.objects.keys())
    bpy.ops.import_scene.gltf(filepath=overlay)
    marks = [bpy.data.objects[n] for n in bpy.data.objects.keys() if n not in before]
    meshes = [m for m in marks if m.type == "MESH"]
    by_number = {f["number"]: f for f in findings}
    for mark in meshes:
        at = by_number[int(mark.name[:3])]["position"]
        there = mark.matrix_world.translation
        assert sum((a - b) ** 2 for a, b in zip(at, there)) < 1e-6, mark.name
        assert mark["message"]
    assert bpy.ops.trackwalk.clear() == {"FINISHED"}
    assert "Trackwalk" not in bpy.data.collections
    tw.unregister()
    print("pieces %d, findings %d, with vertices %d, selected %d, overlay marks %d" % (
        pieces, len(findings), wanted, selected, len(meshes)))
    assert selected >= 0.95 * wanted, "%d of %d" % (selected, wanted)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
    print("TRACKWALK OK")
