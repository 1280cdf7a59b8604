"""Trackwalk's findings in Blender: a list to walk through, vertices selected by position.

Install: Edit > Preferences > Add-ons > Install, choose this file, switch it on. The panel stands in
the sidebar of the 3D view (key N), tab "Trackwalk". It reads what

    trackwalk check track.glb --report blender=findings.json

writes. The first half of this file is plain Python without Blender and is tested as such; the
second half is the add-on. Blender 3.3 or later, no other modules.
"""

bl_info = {
    "name": "Trackwalk findings",
    "author": "Trackwalk",
    "version": (1, 0, 0),
    "blender": (3, 3, 0),
    "location": "3D View > Sidebar > Trackwalk",
    "description": "Walk through what Trackwalk found on a race track; vertices are selected by position",
    "category": "Mesh",
}

import json
import math
import re

# ---------------------------------------------------------------------------------- plain Python

SCHEMA = "trackwalk-blender/1"

#: Colours on the screen, by severity.
COLORS = {
    "error": (1.0, 0.1, 0.1, 1.0),
    "warning": (1.0, 0.6, 0.0, 1.0),
    "info": (0.2, 0.55, 1.0, 1.0),
}

#: How far a vertex may lie from where the file says and still be it, in the file's unit: an
#: exporter prints six decimals, and placing an object rounds.
REACH = 0.0005

#: The same as a part of the largest coordinate: a float has 24 bits, and a transformation or two
#: cost some of them.
REACH_RELATIVE = 4e-7


class WrongFile(Exception):
    """The file is not what Trackwalk writes; the text is for people."""


def read_findings(text):
    """All findings of a file, as dictionaries, each with the name of its level; worst first."""
    try:
        root = json.loads(text)
    except ValueError as problem:
        raise WrongFile("this is not JSON: %s" % problem)
    if not isinstance(root, dict) or root.get("schema") != SCHEMA:
        raise WrongFile('"schema" is not %s: write the file with --report blender=FILE' % SCHEMA)
    findings = []
    for level in root.get("levels", []):
        for finding in level.get("findings", []):
            findings.append(dict(finding, level=level.get("name", "")))
    return findings


def triples(flat):
    """[x, y, z, x, y, z] as [(x, y, z), (x, y, z)]."""
    return [tuple(flat[i:i + 3]) for i in range(0, len(flat) - 2, 3)]


def step(index, count, by):
    """The next place in a list that goes round; -1 in an empty one."""
    return (index + by) % count if count else -1


def label(finding):
    """One short line: number, severity, rule and pieces."""
    pieces = " | ".join(finding["pieces"][:2])
    return ("%03d %s %s %s" % (finding["number"], finding["severity"], finding["rule"], pieces)).strip()


def wrapped(text, width):
    """A text in lines of at most so many characters; a longer word has a line of its own."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = (lines[-1] + " " + word).strip()
    return lines


def reach_of(points):
    """How far a vertex may be from its place, for places of this size."""
    largest = max((abs(x) for p in points for x in p), default=0.0)
    return max(REACH, REACH_RELATIVE * largest)


def is_piece(name, piece):
    """Whether an object may be a piece: the same name, perhaps with Blender's .001 behind it, or
    as the last or first part of a piece that was named by a path or by its file."""
    bare = re.sub(r"\.\d{3}$", "", name)
    parts = re.split(r"[/:]", piece)
    return piece in (name, bare) or parts[-1] in (name, bare)


def bounds_reach(low, high, points, reach):
    """Whether any of the points lies in a box widened by a reach."""
    return any(
        all(low[k] - reach <= p[k] <= high[k] + reach for k in range(3)) for p in points)


def matching(coordinates, targets, reach):
    """Indices of the vertices (xyz, one after the other) that lie within reach of any target.

    All that do are meant: where an exporter has split a vertex, its parts lie in one place.
    """
    cells = {}
    size = max(reach, 1e-9)
    for t in targets:
        key = tuple(int(math.floor(x / size)) for x in t)
        cells.setdefault(key, []).append(t)
    hits = []
    if not cells:
        return hits
    low = [min(t[k] for t in targets) - reach for k in range(3)]
    high = [max(t[k] for t in targets) + reach for k in range(3)]
    around = [(a, b, c) for a in (-1, 0, 1) for b in (-1, 0, 1) for c in (-1, 0, 1)]
    for i in range(len(coordinates) // 3):
        x, y, z = coordinates[3 * i:3 * i + 3]
        if not (low[0] <= x <= high[0] and low[1] <= y <= high[1] and low[2] <= z <= high[2]):
            continue
        cx, cy, cz = (int(math.floor(v / size)) for v in (x, y, z))
        for a, b, c in around:
            near = cells.get((cx + a, cy + b, cz + c), ())
            if any((x - t[0]) ** 2 + (y - t[1]) ** 2 + (z - t[2]) ** 2 <= reach * reach for t in near):
                hits.append(i)
                break
    return hits


def placed(coordinates, matrix):
    """Local coordinates (xyz, one after the other) by a 4 x 4 matrix in rows."""
    (a, b, c, d), (e, f, g, h), (i, j, k, l) = [tuple(row) for row in matrix][:3]
    out = [0.0] * len(coordinates)
    for n in range(0, len(coordinates) - 2, 3):
        x, y, z = coordinates[n:n + 3]
        out[n] = a * x + b * y + c * z + d
        out[n + 1] = e * x + f * y + g * z + h
        out[n + 2] = i * x + j * y + k * z + l
    return out


def targets_of(finding):
    """Per piece the places of its vertices; where the file has none, the path for all pieces."""
    targets = {v["piece"]: triples(v["at"]) for v in finding.get("vertices", []) if v["at"]}
    if not targets:
        way = triples(finding["path"]) or [tuple(finding["position"])]
        targets = {piece: way for piece in finding["pieces"]}
    return targets


# --------------------------------------------------------------------------------------- Blender

try:
    import bpy
except ImportError:  # plain Python: the tests of the first half
    bpy = None

if bpy is not None:
    from bpy.props import IntProperty, StringProperty
    from bpy_extras.io_utils import ImportHelper

    COLLECTION = "Trackwalk"

    #: Findings of the file that was loaded last; read again when the scene is opened anew.
    _cache = {"path": None, "findings": []}

    def findings_of(scene):
        path = scene.trackwalk_file
        if not path:
            return []
        if _cache["path"] != path:
            try:
                with open(bpy.path.abspath(path), encoding="utf-8") as file:
                    _cache["findings"] = read_findings(file.read())
            except (OSError, WrongFile):
                _cache["findings"] = []
            _cache["path"] = path
        return _cache["findings"]

    def clear_overlay():
        collection = bpy.data.collections.get(COLLECTION)
        if collection is None:
            return
        for thing in list(collection.objects):
            data = thing.data
            bpy.data.objects.remove(thing, do_unlink=True)
            if data is not None and data.users == 0:
                bpy.data.curves.remove(data)
        bpy.data.collections.remove(collection)

    def material_of(severity):
        name = "Trackwalk " + severity
        material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
        material.diffuse_color = COLORS[severity]
        return material

    def draw_overlay(scene, findings):
        """A collection with an empty at every finding and a tube along its path."""
        clear_overlay()
        collection = bpy.data.collections.new(COLLECTION)
        scene.collection.children.link(collection)
        for finding in findings:
            mark = bpy.data.objects.new(label(finding), None)
            mark.empty_display_type = "SPHERE"
            mark.empty_display_size = 0.5
            mark.location = finding["position"]
            mark.color = COLORS[finding["severity"]]
            mark.show_in_front = True
            mark["message"] = finding["message"]
            mark["fix"] = finding["fix"]
            mark["fingerprint"] = finding["fingerprint"]
            collection.objects.link(mark)
            way = triples(finding["path"])
            if len(way) > 1:
                curve = bpy.data.curves.new(label(finding), "CURVE")
                curve.dimensions = "3D"
                curve.bevel_depth = 0.02
                curve.materials.append(material_of(finding["severity"]))
                spline = curve.splines.new("POLY")
                spline.points.add(len(way) - 1)
                for point, at in zip(spline.points, way):
                    point.co = (at[0], at[1], at[2], 1.0)
                tube = bpy.data.objects.new(label(finding) + " edge", curve)
                tube.color = COLORS[finding["severity"]]
                tube.show_in_front = True
                tube.hide_select = True
                collection.objects.link(tube)
        return collection

    def mesh_objects(scene):
        own = bpy.data.collections.get(COLLECTION)
        names = set(own.objects.keys()) if own else set()
        return [o for o in scene.objects if o.type == "MESH" and o.name not in names]

    def coordinates_of(thing):
        flat = [0.0] * (3 * len(thing.data.vertices))
        thing.data.vertices.foreach_get("co", flat)
        return placed(flat, thing.matrix_world)

    def hits_of(scene, finding):
        """Per object the indices of the vertices that the finding is about.

        Pieces are looked for by name; where names were changed, in every object that lies there.
        """
        hits = {}
        objects = mesh_objects(scene)
        targets = targets_of(finding)
        lost = []
        for piece, points in targets.items():
            found = False
            for thing in objects:
                if is_piece(thing.name, piece) or is_piece(thing.data.name, piece):
                    found |= add_hits(hits, thing, points)
            if not found:
                lost.extend(points)
        if lost:
            for thing in objects:
                corners = [c for corner in thing.bound_box for c in corner]
                box = triples(placed(corners, thing.matrix_world))
                low = [min(p[k] for p in box) for k in range(3)]
                high = [max(p[k] for p in box) for k in range(3)]
                if bounds_reach(low, high, lost, reach_of(lost)):
                    add_hits(hits, thing, lost)
        return hits

    def add_hits(hits, thing, points):
        indices = matching(coordinates_of(thing), points, reach_of(points))
        if indices:
            hits.setdefault(thing, set()).update(indices)
        return bool(indices)

    def select(context, finding):
        """Selects the vertices of a finding in edit mode; the number of them."""
        if context.mode != "OBJECT":
            bpy.ops.object.mode_set(mode="OBJECT")
        scene = context.scene
        for thing in context.view_layer.objects:
            thing.select_set(False)
        hits = hits_of(scene, finding)
        shown = {}
        for thing, indices in hits.items():
            if not thing.visible_get() or thing.name not in context.view_layer.objects:
                continue
            shown[thing] = indices
        for thing, indices in shown.items():
            mesh = thing.data
            for elements in (mesh.polygons, mesh.edges):
                elements.foreach_set("select", [False] * len(elements))
            mesh.vertices.foreach_set("select", [i in indices for i in range(len(mesh.vertices))])
            thing.select_set(True)
        if shown:
            # The object with most of the vertices is the active one.
            context.view_layer.objects.active = max(shown, key=lambda o: len(shown[o]))
            context.tool_settings.mesh_select_mode = (True, False, False)
            bpy.ops.object.mode_set(mode="EDIT")
        scene.cursor.location = finding["position"]
        look(context, finding)
        return sum(len(indices) for indices in shown.values())

    def look(context, finding):
        """Turns the 3D views to the finding."""
        way = triples(finding["path"]) + [tuple(finding["position"])]
        centre = finding["position"]
        far = max(math.dist(p, centre) for p in way)
        for area in context.screen.areas if context.screen else ():
            if area.type == "VIEW_3D":
                view = area.spaces.active.region_3d
                view.view_location = centre
                view.view_distance = min(max(3.0, 2.0 * far), 60.0)

    class TRACKWALK_OT_load(bpy.types.Operator, ImportHelper):
        """Read the findings that trackwalk check --report blender=FILE has written"""

        bl_idname = "trackwalk.load"
        bl_label = "Load findings"
        filename_ext = ".json"
        filter_glob: StringProperty(default="*.json", options={"HIDDEN"})

        def execute(self, context):
            try:
                with open(self.filepath, encoding="utf-8") as file:
                    findings = read_findings(file.read())
            except OSError as problem:
                self.report({"ERROR"}, "cannot read %s: %s" % (self.filepath, problem.strerror))
                return {"CANCELLED"}
            except (WrongFile, UnicodeDecodeError) as problem:
                self.report({"ERROR"}, "%s: %s" % (self.filepath, problem))
                return {"CANCELLED"}
            if context.mode != "OBJECT":
                bpy.ops.object.mode_set(mode="OBJECT")
            context.scene.trackwalk_file = self.filepath
            context.scene.trackwalk_index = -1
            _cache["path"] = self.filepath
            _cache["findings"] = findings
            draw_overlay(context.scene, findings)
            self.report({"INFO"}, "%d findings" % len(findings))
            return {"FINISHED"}

    class TRACKWALK_OT_step(bpy.types.Operator):
        """Select the next or previous finding's vertices"""

        bl_idname = "trackwalk.step"
        bl_label = "Next finding"
        bl_options = {"REGISTER", "UNDO"}
        by: IntProperty(default=1)

        @classmethod
        def poll(cls, context):
            return bool(findings_of(context.scene))

        def execute(self, context):
            scene = context.scene
            findings = findings_of(scene)
            if scene.trackwalk_index < 0:
                scene.trackwalk_index = 0 if self.by >= 0 else len(findings) - 1
            else:
                scene.trackwalk_index = step(scene.trackwalk_index, len(findings), self.by)
            finding = findings[scene.trackwalk_index]
            number = select(context, finding)
            if number == 0:
                self.report(
                    {"WARNING"},
                    "no vertex lies there: was the level moved, scaled or changed since the check?")
            else:
                self.report({"INFO"}, "%s: %d vertices" % (label(finding), number))
            return {"FINISHED"}

    class TRACKWALK_OT_clear(bpy.types.Operator):
        """Remove the overlay and forget the findings"""

        bl_idname = "trackwalk.clear"
        bl_label = "Remove overlay"

        def execute(self, context):
            clear_overlay()
            context.scene.trackwalk_file = ""
            context.scene.trackwalk_index = -1
            return {"FINISHED"}

    class TRACKWALK_PT_findings(bpy.types.Panel):
        bl_idname = "TRACKWALK_PT_findings"
        bl_label = "Findings"
        bl_space_type = "VIEW_3D"
        bl_region_type = "UI"
        bl_category = "Trackwalk"

        def draw(self, context):
            layout = self.layout
            scene = context.scene
            findings = findings_of(scene)
            layout.operator("trackwalk.load", icon="FILE_FOLDER")
            if not findings:
                return
            row = layout.row(align=True)
            row.operator("trackwalk.step", text="Previous", icon="TRIA_LEFT").by = -1
            row.operator("trackwalk.step", text="Next", icon="TRIA_RIGHT").by = 1
            if not 0 <= scene.trackwalk_index < len(findings):
                layout.label(text="%d findings, worst first" % len(findings))
                return
            finding = findings[scene.trackwalk_index]
            icon = {"error": "CANCEL", "warning": "ERROR"}.get(finding["severity"], "INFO")
            state = " (%s)" % finding["state"] if finding.get("state") else ""
            box = layout.box()
            box.label(
                text="%d of %d%s" % (scene.trackwalk_index + 1, len(findings), state), icon=icon)
            width = max(20, int(context.region.width / 8))
            for line in wrapped(finding["message"], width):
                box.label(text=line)
            box.label(text=finding["rule"])
            box.separator()
            for line in wrapped(finding["fix"], width):
                box.label(text=line)
            layout.operator("trackwalk.step", text="Select again", icon="RESTRICT_SELECT_OFF").by = 0
            layout.operator("trackwalk.clear", icon="TRASH")

    CLASSES = (TRACKWALK_OT_load, TRACKWALK_OT_step, TRACKWALK_OT_clear, TRACKWALK_PT_findings)

    def register():
        for one in CLASSES:
            bpy.utils.register_class(one)
        bpy.types.Scene.trackwalk_file = StringProperty(name="Findings", subtype="FILE_PATH")
        bpy.types.Scene.trackwalk_index = IntProperty(name="Finding", default=-1)

    def unregister():
        del bpy.types.Scene.trackwalk_index
        del bpy.types.Scene.trackwalk_file
        for one in reversed(CLASSES):
            bpy.utils.unregister_class(one)

    if __name__ == "__main__":
        register()
