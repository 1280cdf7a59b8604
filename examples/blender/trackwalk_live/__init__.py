# SPDX-License-Identifier: MIT
"""Trackwalk while you model: meshes are checked as they change, findings listed, fixes made.

It talks to `trackwalk serve --stdio`. Blender 3.3 or later, no other modules. See
docs/modelling-tools.md.
"""

bl_info = {
    "name": "Trackwalk live",
    "author": "Trackwalk",
    "version": (1, 0, 0),
    "blender": (3, 3, 0),
    "location": "3D View > Sidebar > Trackwalk",
    "description": "Checks a race track's collision meshes as you edit them",
    "category": "Mesh",
}

try:
    import bpy
except ImportError:  # plain Python: the tests of the client
    bpy = None

if bpy is not None:
    from . import panel

    def register():
        panel.register()

    def unregister():
        panel.unregister()
