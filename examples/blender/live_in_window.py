# SPDX-License-Identifier: MIT
"""The live add-on in Blender's window, driven by its timers as a user's Blender is:

    blender --factory-startup --python live_in_window.py -- TRACKWALK PICTURE.png

A vertex is moved and the finding must come by itself; it is clicked, a picture is taken, fixed,
undone, and the server killed. Ends Blender with exit code 0 when all that was seen.
"""

import os
import shutil
import subprocess
import sys
import time
import traceback

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import live_in_blender as scene
import trackwalk_live
from trackwalk_live import live

PATIENCE = 90.0


def view():
    window = bpy.context.window_manager.windows[0]
    area = max((a for a in window.screen.areas if a.type == "VIEW_3D"), key=lambda a: a.width)
    region = next(r for r in area.regions if r.type == "WINDOW")
    return {"window": window, "area": area, "region": region}


def until(condition):
    """Yields until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError("nothing came: %s, %s" % (scene.rules(), live.LIVE.status))
        yield


def quiet(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


def story(program, picture):
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    bpy.context.scene.trackwalk_live.command = program
    for i in range(3):
        scene.strip("road_%02d" % (i + 1), i)
    there = view()
    there["area"].spaces.active.show_region_ui = True
    there["area"].spaces.active.shading.type = "SOLID"
    with bpy.context.temp_override(**there):
        assert bpy.ops.trackwalk_live.start() == {"FINISHED"}, live.LIVE.status
    yield from until(lambda: live.LIVE.findings.revision >= 1)
    assert scene.rules() == [], scene.rules()

    for column in (3, 9, 10):
        at = scene.last_row("road_01", column)
        bpy.data.objects["road_01"].data.vertices[at].co.z += 0.015 if column > 3 else 0.00005
    bpy.data.objects["road_01"].data.update()
    yield from until(lambda: "weld.near-miss" in scene.rules())
    print("came by itself:", scene.rules(), "%.2f s" % live.LIVE.seconds)
    for region in there["area"].regions:
        if region.type == "UI":
            region.tag_redraw()
    with bpy.context.temp_override(**there):
        finding = scene.choose("weld.near-miss")
    yield from quiet(1.0)
    if shutil.which("xdotool"):  # the tab of the sidebar, and its width, are the user's to choose
        x, y, width, height = there["area"].x, there["area"].y, there["area"].width, 0
        top = there["window"].height - y - there["area"].height
        for line in (
                "mousemove %d %d click 1" % (x + width - 12, top + 215),
                "mousemove %d %d mousedown 1" % (x + width - 200, top + 500),
                "mousemove %d %d" % (x + width - 300, top + 500),
                "mousemove %d %d mouseup 1" % (x + width - 460, top + 500),
                "mousemove %d %d" % (x + 300, top + 300)):
            subprocess.run(["xdotool"] + line.split(), check=False)
            yield from quiet(0.7)
    yield from quiet(2.0)
    assert scene.last_row("road_01", 3) in scene.selected("road_01")
    with bpy.context.temp_override(**there):
        bpy.ops.screen.screenshot(filepath=picture)
        before = scene.rules()
        bpy.ops.ed.undo_push(message="before the fix")
        assert bpy.ops.trackwalk_live.fix("EXEC_DEFAULT", True) == {"FINISHED"}
    yield from until(lambda: "weld.near-miss" not in scene.rules())
    print("fixed:", scene.rules())
    with bpy.context.temp_override(**there):
        bpy.ops.ed.undo()
    yield from until(lambda: scene.rules() == before)
    print("undone:", scene.rules())
    live.LIVE.server.process.kill()
    yield from until(lambda: live.LIVE.restarted == 1 and scene.rules() == before)
    print("killed and back:", scene.rules())
    # another change after that: too many near misses are told as one finding, of another rule
    with bpy.context.temp_override(**there):
        if bpy.context.mode != "OBJECT":
            bpy.ops.object.mode_set(mode="OBJECT")
    at = scene.last_row("road_02", 5)
    bpy.data.objects["road_02"].data.vertices[at].co.z += 0.00005
    bpy.data.objects["road_02"].data.update()
    yield from until(lambda: scene.rules() != before)
    print("goes on:", scene.rules())


def main(program, picture):
    bpy.context.preferences.view.show_splash = False
    trackwalk_live.register()
    steps = story(program, picture)

    def go():
        try:
            next(steps)
            return 0.1
        except StopIteration:
            print("TRACKWALK OK", flush=True)
            code = 0
        except Exception:
            traceback.print_exc()
            code = 1
        live.LIVE.stop()
        sys.stdout.flush()
        os._exit(code)

    bpy.app.timers.register(go, first_interval=1.0)


USAGE = ("usage: blender --factory-startup --python live_in_window.py -- TRACKWALK PICTURE.png"
         " (the program, and where the picture goes)")


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    if len(words) != 2:
        print(USAGE, file=sys.stderr, flush=True)
        os._exit(2)  # Blender would stay open with nothing to do
    main(*words)
