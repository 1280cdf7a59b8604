# SPDX-License-Identifier: MIT
"""Findings drawn over the scene; nothing is drawn where there is no window."""

import bpy

from .live import LIVE

COLORS = {
    "error": (1.0, 0.1, 0.1, 1.0),
    "warning": (1.0, 0.6, 0.0, 1.0),
    "info": (0.2, 0.55, 1.0, 1.0),
}

_handle = None


def segments(finding):
    """The ends of the lines along a finding."""
    flat = finding.get("path") or []
    way = [tuple(flat[i:i + 3]) for i in range(0, len(flat) - 2, 3)]
    return [p for pair in zip(way, way[1:]) for p in pair]


def draw():
    import gpu
    from gpu_extras.batch import batch_for_shader

    scene = bpy.context.scene
    if not LIVE.on or not scene.trackwalk_live.overlay:
        return
    name = "UNIFORM_COLOR" if bpy.app.version >= (4, 0, 0) else "3D_UNIFORM_COLOR"
    shader = gpu.shader.from_builtin(name)
    shader.bind()
    gpu.state.line_width_set(4.0)
    gpu.state.point_size_set(10.0)
    for severity in ("info", "warning", "error"):
        found = [f for f in LIVE.findings.all() if f["severity"] == severity]
        lines = [p for f in found for p in segments(f)]
        points = [tuple(f["position"]) for f in found]
        shader.uniform_float("color", COLORS[severity])
        if lines:
            batch_for_shader(shader, "LINES", {"pos": lines}).draw(shader)
        if points:
            batch_for_shader(shader, "POINTS", {"pos": points}).draw(shader)
    gpu.state.line_width_set(1.0)
    gpu.state.point_size_set(1.0)


def register():
    global _handle
    if not bpy.app.background:
        _handle = bpy.types.SpaceView3D.draw_handler_add(draw, (), "WINDOW", "POST_VIEW")


def unregister():
    global _handle
    if _handle is not None:
        bpy.types.SpaceView3D.draw_handler_remove(_handle, "WINDOW")
        _handle = None
