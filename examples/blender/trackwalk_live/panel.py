# SPDX-License-Identifier: MIT
"""The panel in the sidebar of the 3D view, its list and its buttons."""

import bpy
from bpy.props import (
    BoolProperty, CollectionProperty, EnumProperty, IntProperty, PointerProperty, StringProperty)

from . import client, live, meshes, overlay
from .live import LIVE

ICONS = {"error": "CANCEL", "warning": "ERROR", "info": "INFO"}


def preferences(context):
    addon = context.preferences.addons.get(__package__)
    return addon.preferences if addon else None


def command(context):
    """The program: the scene's own word, else the preferences'."""
    own = context.scene.trackwalk_live.command
    known = preferences(context)
    return own or (known.command if known else "") or "trackwalk"


def options(scene):
    """What the level is judged by."""
    settings = scene.trackwalk_live
    chosen = {}
    if settings.vehicle:
        chosen["vehicle"] = settings.vehicle
    if settings.profile:
        chosen["profile"] = settings.profile.replace(",", " ").split()
    return chosen


def show():
    """Brings the list to what was found; the finding that was chosen stays chosen."""
    manager = bpy.context.window_manager
    listed = manager.trackwalk_findings
    at = manager.trackwalk_index
    chosen = listed[at].name if 0 <= at < len(listed) else ""
    listed.clear()
    there = -1
    for i, finding in enumerate(LIVE.findings.all()):
        item = listed.add()
        item.name = finding["id"]
        item.severity = finding["severity"]
        item.text = " ".join([finding["rule"]] + finding["pieces"][:2])
        if item.name == chosen:
            there = i
    manager["trackwalk_index"] = there  # set without the jump that a click makes
    LIVE._shown = LIVE.findings.revision
    for window in manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                area.tag_redraw()


def chosen_finding(context):
    manager = context.window_manager
    at = manager.trackwalk_index
    if 0 <= at < len(manager.trackwalk_findings):
        return LIVE.findings.by_id.get(manager.trackwalk_findings[at].name)
    return None


def unfixable(context):
    """Why the chosen finding cannot be fixed here and now; empty when it can."""
    finding = chosen_finding(context)
    if not LIVE.on:
        return "Trackwalk is not started"
    if finding is None:
        return "no finding is chosen"
    if not finding["fixable"]:
        return "this finding has no fix that Trackwalk has tried: mend it by hand"
    return ""


def jump(manager, context):
    finding = chosen_finding(context)
    if finding:
        meshes.select(context, finding, LIVE.sent)


def tick():
    """Runs ten times a second while Blender has a window."""
    try:
        if LIVE.tick(bpy.context) or LIVE._shown != LIVE.findings.revision:
            show()
    except ReferenceError:
        LIVE.touch()  # the scene was replaced between two looks
    return live.LOOK


def wrapped(text, width):
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = (lines[-1] + " " + word).strip()
    return lines


class TrackwalkItem(bpy.types.PropertyGroup):
    severity: StringProperty()
    text: StringProperty()


class TrackwalkSettings(bpy.types.PropertyGroup):
    scope: EnumProperty(
        name="Check", items=(("ALL", "All visible meshes", ""), ("SELECTED", "Selected meshes", "")),
        update=lambda self, context: LIVE.touch())
    auto: BoolProperty(name="As I edit", default=True)
    overlay: BoolProperty(name="Draw findings", default=True)
    vehicle: StringProperty(name="Vehicle",
        description="What drives: car, kart, formula (trackwalk profiles lists all); empty for"
        " body, a ball and a box that slide")
    profile: StringProperty(name="Engine",
        description="Whose physics: bullet, physx-unity, godot-jolt ... (trackwalk profiles lists"
        " all), several with commas; empty for no engine by name")
    command: StringProperty(
        name="Program", subtype="FILE_PATH",
        description="Where the program trackwalk is; empty for that of the add-on's preferences, or"
        " the one in the PATH")


class TrackwalkPreferences(bpy.types.AddonPreferences):
    bl_idname = __package__
    command: StringProperty(name="trackwalk", subtype="FILE_PATH", default="trackwalk",
        description="Where the program trackwalk is; a scene may name another")

    def draw(self, context):
        self.layout.prop(self, "command")


class TRACKWALK_OT_live_start(bpy.types.Operator):
    """Start Trackwalk and check the meshes of this scene"""

    bl_idname = "trackwalk_live.start"
    bl_label = "Start"

    def execute(self, context):
        try:
            LIVE.start([bpy.path.abspath(command(context))], options(context.scene))
        except client.ServerGone as problem:
            self.report({"ERROR"}, str(problem))
            return {"CANCELLED"}
        return {"FINISHED"}


class TRACKWALK_OT_live_stop(bpy.types.Operator):
    """Stop Trackwalk; the list goes"""

    bl_idname = "trackwalk_live.stop"
    bl_label = "Stop"

    def execute(self, context):
        LIVE.stop()
        show()
        return {"FINISHED"}


class TRACKWALK_OT_live_check(bpy.types.Operator):
    """Check what has changed now"""

    bl_idname = "trackwalk_live.check"
    bl_label = "Check now"

    @classmethod
    def poll(cls, context):
        return LIVE.on

    def execute(self, context):
        if bpy.app.background:  # no timer runs there
            done = LIVE.wait(context)
            show()
            return {"FINISHED"} if done else {"CANCELLED"}
        try:
            LIVE.sync(context)
        except client.ServerGone:
            LIVE.touch()
        return {"FINISHED"}


class TRACKWALK_OT_live_fix(bpy.types.Operator):
    """Make the fix that Trackwalk has tried: it does away with this finding and makes no other"""

    bl_idname = "trackwalk_live.fix"
    bl_label = "Fix it"
    bl_options = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context):
        why = unfixable(context)
        if why and hasattr(cls, "poll_message_set"):
            cls.poll_message_set(why)
        return not why

    def execute(self, context):
        finding = chosen_finding(context)
        if context.mode != "OBJECT":
            bpy.ops.object.mode_set(mode="OBJECT")
        try:
            answer = LIVE.fix(finding)
        except (client.Refused, client.ServerGone) as problem:
            LIVE.touch()
            self.report({"ERROR"}, str(problem))
            return {"CANCELLED"}
        if not answer["safe"]:
            self.report({"WARNING"}, answer["refusal"])
            return {"CANCELLED"}
        names = [p["name"] for p in answer["pieces"]]
        blocked = [name for name in names if not self.own(context, name)]
        if blocked:
            self.report(
                {"WARNING"}, "apply the modifiers first, or make it local: " + ", ".join(blocked))
            return {"CANCELLED"}
        shared = [name for name in names if self.shared(context, name)]
        if shared:
            self.report(
                {"WARNING"},
                "others have the same mesh, or it has shape keys; make it single-user first"
                " (Object > Relations > Make Single User): " + ", ".join(shared))
            return {"CANCELLED"}
        stale = [name for name in names if self.stale(context, name)]
        if stale:
            self.report({"WARNING"}, "it has changed since, check first: " + ", ".join(stale))
            return {"CANCELLED"}
        for piece in answer["pieces"]:
            meshes.apply_fix(context.scene.objects[piece["name"]], piece)
        LIVE.touch()
        self.report({"INFO"}, "; ".join(answer["what"]))
        return {"FINISHED"}

    @staticmethod
    def own(context, name):
        sent = LIVE.sent.get(name)
        thing = context.scene.objects.get(name)
        return sent is not None and sent.own and thing is not None and thing.data.library is None

    @staticmethod
    def shared(context, name):
        mesh = context.scene.objects[name].data
        return mesh.users > 1 or mesh.shape_keys is not None

    @staticmethod
    def stale(context, name):
        """Whether the server numbers the vertices of another mesh than the one that is there."""
        now = meshes.taken(context.scene.objects[name], context.evaluated_depsgraph_get())
        return meshes.change(name, LIVE.sent.get(name), now) is not None


class TRACKWALK_UL_findings(bpy.types.UIList):
    def draw_item(self, context, layout, data, item, icon, active_data, active_name):
        layout.label(text=item.text, icon=ICONS.get(item.severity, "INFO"))


class TRACKWALK_PT_live(bpy.types.Panel):
    bl_idname = "TRACKWALK_PT_live"
    bl_label = "Live"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Trackwalk"

    def draw(self, context):
        layout = self.layout
        settings = context.scene.trackwalk_live
        manager = context.window_manager
        if not LIVE.on:
            layout.prop(settings, "command")
            layout.prop(settings, "vehicle")
            layout.prop(settings, "profile")
            layout.operator("trackwalk_live.start", icon="PLAY")
            if LIVE.status:
                for line in wrapped(LIVE.status, 34):
                    layout.label(text=line, icon="ERROR")
            return
        row = layout.row(align=True)
        row.operator("trackwalk_live.check", icon="FILE_REFRESH")
        row.operator("trackwalk_live.stop", icon="SNAP_FACE")
        layout.prop(settings, "scope", text="")
        row = layout.row()
        row.prop(settings, "auto")
        row.prop(settings, "overlay")
        layout.label(text=LIVE.progress or LIVE.status)
        layout.template_list(
            "TRACKWALK_UL_findings", "", manager, "trackwalk_findings", manager, "trackwalk_index",
            rows=8)
        finding = chosen_finding(context)
        if finding is None:
            return
        box = layout.box()
        width = max(24, int(context.region.width / 8))
        for line in wrapped(finding["message"], width):
            box.label(text=line)
        box.separator()
        for line in wrapped(finding["help"], width):
            box.label(text=line)
        layout.operator("trackwalk_live.fix", icon="MODIFIER")
        for line in wrapped(unfixable(context), width):
            if line:
                layout.label(text=line, icon="INFO")


CLASSES = (
    TrackwalkItem, TrackwalkSettings, TrackwalkPreferences, TRACKWALK_OT_live_start,
    TRACKWALK_OT_live_stop, TRACKWALK_OT_live_check, TRACKWALK_OT_live_fix, TRACKWALK_UL_findings,
    TRACKWALK_PT_live)

HANDLERS = (
    ("depsgraph_update_post", live.on_depsgraph), ("undo_post", live.on_undo),
    ("redo_post", live.on_undo), ("save_post", live.on_save), ("load_pre", live.on_load))


def register():
    for one in CLASSES:
        bpy.utils.register_class(one)
    bpy.types.Scene.trackwalk_live = PointerProperty(type=TrackwalkSettings)
    bpy.types.WindowManager.trackwalk_findings = CollectionProperty(type=TrackwalkItem)
    bpy.types.WindowManager.trackwalk_index = IntProperty(default=-1, update=jump)
    for name, handler in HANDLERS:
        getattr(bpy.app.handlers, name).append(bpy.app.handlers.persistent(handler))
    overlay.register()
    if not bpy.app.background:
        bpy.app.timers.register(tick, persistent=True)


def unregister():
    LIVE.stop()
    if bpy.app.timers.is_registered(tick):
        bpy.app.timers.unregister(tick)
    overlay.unregister()
    for name, handler in HANDLERS:
        getattr(bpy.app.handlers, name).remove(handler)
    del bpy.types.WindowManager.trackwalk_index
    del bpy.types.WindowManager.trackwalk_findings
    del bpy.types.Scene.trackwalk_live
    for one in reversed(CLASSES):
        bpy.utils.unregister_class(one)
