# SPDX-License-Identifier: MIT
"""The live add-on inside Blender, without a window:

    blender --background --factory-startup --python live_in_blender.py -- TRACKWALK

TRACKWALK is the program (or a script that starts it). A small road is made of three objects, a
vertex moved, the finding fixed, the fix undone; the server is killed on the way.
"""

import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import trackwalk_live
from trackwalk_live import live, panel

LENGTH, ACROSS, ALONG, WIDE = 40, 24, 2.0, 0.5


def strip(name, first):
    """A piece of road, 40 m long, of quads of 2 m by 0.5 m; its local origin is where it begins."""
    rows, columns = LENGTH // 2 + 1, ACROSS + 1
    points = [(WIDE * c, ALONG * r, 0.0) for r in range(rows) for c in range(columns)]
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
             for r in range(rows - 1) for c in range(columns - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new(name="UV")
    for loop in mesh.loops:
        layer.data[loop.index].uv = texture_at(points[loop.vertex_index])
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    thing.location = (0.0, LENGTH * first, 0.0)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def texture_at(point):
    """Linear, so that what lies between two corners is known."""
    return point[0] / 10 + 0.25, point[1] / 100


def textures_are_right(name):
    mesh = bpy.data.objects[name].data
    layer = mesh.uv_layers["UV"].data
    return all(
        abs(layer[loop.index].uv[k] - texture_at(mesh.vertices[loop.vertex_index].co)[k]) < 1e-5
        for loop in mesh.loops for k in range(2))


def rules():
    return sorted(f["rule"] for f in live.LIVE.findings.all())


def check():
    assert bpy.ops.trackwalk_live.check() == {"FINISHED"}, live.LIVE.status
    return rules()


def last_row(name, column):
    return (LENGTH // 2) * (ACROSS + 1) + column


def choose(rule):
    manager = bpy.context.window_manager
    for i, finding in enumerate(live.LIVE.findings.all()):
        if finding["rule"] == rule:
            manager.trackwalk_index = i
            return finding
    raise AssertionError("no %s in %s" % (rule, rules()))


def selected(name):
    thing = bpy.data.objects[name]
    if thing.mode == "EDIT":
        thing.update_from_editmode()
    return {v.index for v in thing.data.vertices if v.select}


def refused(prepare, restore):
    """A fix that Blender's mesh cannot take changes nothing, and can be made afterwards."""
    names = ("road_01", "road_02")
    things = [bpy.data.objects[name] for name in names]
    extra = [prepare(thing) for thing in things]
    before = [[tuple(v.co) for v in thing.data.vertices] for thing in things]
    assert bpy.ops.trackwalk_live.fix() == {"CANCELLED"}, prepare.__name__
    assert before == [[tuple(v.co) for v in thing.data.vertices] for thing in things]
    for thing, what in zip(things, extra):
        restore(thing, what)


def second_user(thing):
    return bpy.data.objects.new("another", thing.data)


def shape_key(thing):
    return thing.shape_key_add(name="Basis")


def change(thing):
    thing.data.vertices[0].co.z += 0.25
    return -0.25


def change_back(thing, by):
    thing.data.vertices[0].co.z += by


def refusals(rule):
    refused(second_user, lambda thing, other: bpy.data.objects.remove(other))
    refused(shape_key, lambda thing, key: thing.shape_key_clear())
    refused(change, change_back)
    for name in ("road_01", "road_02"):
        bpy.data.objects[name].modifiers.new("cut", "TRIANGULATE")
    assert rule in check(), rules()
    choose(rule)
    bpy.ops.object.mode_set(mode="OBJECT")
    refused(lambda thing: thing.modifiers[0], lambda thing, what: thing.modifiers.remove(what))
    assert rule in check(), rules()
    choose(rule)
    bpy.ops.object.mode_set(mode="OBJECT")


def main(program):
    bpy.ops.wm.read_homefile(use_empty=True)
    trackwalk_live.register()
    bpy.context.scene.trackwalk_live.command = program
    for i in range(3):
        strip("road_%02d" % (i + 1), i)
    assert bpy.ops.trackwalk_live.start() == {"FINISHED"}, live.LIVE.status
    clean = check()
    print("clean:", clean, live.LIVE.status)

    # a vertex of the border is moved: 0.05 mm is too little to see, and the seam is open
    at = last_row("road_01", 3)
    bpy.data.objects["road_01"].data.vertices[at].co.y += 0.00005
    found = check()
    print("moved:", found, "%.2f s" % live.LIVE.seconds)
    assert len(found) > len(clean), found
    rule = [r for r in found if r not in clean][0]
    finding = choose(rule)
    assert finding["fixable"], finding
    assert at in selected("road_01"), selected("road_01")
    bpy.ops.object.mode_set(mode="OBJECT")

    # what Blender's mesh cannot take is refused
    refusals(rule)
    assert panel.unfixable(bpy.context) == "", panel.unfixable(bpy.context)
    bpy.context.window_manager["trackwalk_index"] = -1
    assert panel.unfixable(bpy.context) == "no finding is chosen"
    choose(rule)
    assert live.counted(1, "error") == "1 error" and live.counted(2, "note") == "2 notes"

    # the fix, in Blender, takes the finding away
    bpy.ops.ed.undo_push(message="before")
    assert bpy.ops.trackwalk_live.fix() == {"FINISHED"}
    bpy.ops.ed.undo_push(message="fixed")
    fixed = check()
    print("fixed:", fixed)
    assert fixed == clean, fixed
    bpy.ops.ed.undo()
    undone = check()
    print("undone:", undone)
    assert rule in undone, undone

    # the server is killed: another one knows the scene again
    live.LIVE.server.process.kill()
    live.LIVE.server.process.wait()
    again = check()
    print("killed:", again, "restarted", live.LIVE.restarted)
    assert again == undone and live.LIVE.restarted == 1, again
    choose(rule)
    assert bpy.ops.trackwalk_live.fix() == {"FINISHED"}
    assert check() == clean, rules()

    # a vertex more on one side only: the fix cuts the edge of the other side, texture and all
    import bmesh
    mesh = bpy.data.objects["road_02"].data
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bm.verts.ensure_lookup_table()
    edge = bm.edges.get((bm.verts[2], bm.verts[3]))
    bmesh.ops.subdivide_edges(bm, edges=[edge], cuts=1)
    bm.to_mesh(mesh)
    bm.free()
    mesh.update()
    junction = check()
    print("junction:", junction)
    assert len(junction) > len(clean), junction
    choose([r for r in junction if r not in clean][0])
    bpy.ops.object.mode_set(mode="OBJECT")
    before = len(bpy.data.objects["road_01"].data.vertices)
    assert bpy.ops.trackwalk_live.fix() == {"FINISHED"}
    after = check()
    print("cut:", after, before, len(bpy.data.objects["road_01"].data.vertices))
    assert after == clean, after
    assert len(bpy.data.objects["road_01"].data.vertices) == before + 1
    assert textures_are_right("road_01") and textures_are_right("road_03")

    bpy.data.objects.remove(bpy.data.objects["road_03"])
    check()
    assert "road_03" not in live.LIVE.sent
    bpy.ops.trackwalk_live.stop()
    assert panel.unfixable(bpy.context) == "Trackwalk is not started"
    assert len(bpy.context.window_manager.trackwalk_findings) == 0
    trackwalk_live.unregister()


USAGE = "usage: blender --background --factory-startup --python live_in_blender.py -- TRACKWALK"


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    if len(words) != 1:
        print(USAGE, file=sys.stderr, flush=True)
        os._exit(2)
    main(*words)
    print("TRACKWALK OK")
