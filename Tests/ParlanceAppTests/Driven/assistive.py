"""Assistive technology for the tests: reads what a program says of itself over AT-SPI, and acts on it.

Takes one request a line, in JSON, and answers each with one line in JSON:
  {"read": PID}                      the program's accessible objects, or null while there are none
  {"actions": PATH}                  the names of an object's actions
  {"press": PATH, "action": INDEX}   does one of them; whether it could
  {"choose": PATH, "child": INDEX}   selects a child of the object; whether it could

GTK makes an object only when its parent is asked for children. So all are asked, a level at once, and what they say
of themselves is read in one call: object by object it takes half a minute.
"""

import json
import sys

from gi.repository import Gio, GLib

ATSPI = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
# The roles and states of at-spi2-core's atspi-constants.h that the tests ask for, by number.
ROLES = {
    7: "check box",
    11: "combo box",
    16: "dialog",
    23: "window",
    29: "label",
    31: "list",
    32: "list item",
    35: "menu item",
    37: "tab",
    39: "panel",
    43: "button",
    44: "radio button",
    49: "scroll pane",
    61: "text",
    62: "toggle button",
    79: "entry",
}
STATES = {4: "checked", 11: "focusable", 12: "focused", 23: "selected"}


def bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1
    ).unpack()[0]
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
    )


connection = bus()
# The process that was read last, and its name on the bus.
seen = None
owner = None


def call(name, path, interface, method, types="()", *values):
    parameters = GLib.Variant(types, values)
    return connection.call_sync(name, path, interface, method, parameters, None, 0, 10000).unpack()


def program(process):
    """The name on the bus of a process that has registered itself."""
    for name, _ in call(ATSPI + ".Registry", ROOT, ATSPI + ".Accessible", "GetChildren")[0]:
        daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        if call(*daemon, "GetConnectionUnixProcessID", "(s)", name) == (process,):
            return name
    return None


def unfold(path):
    """Has all objects below one made."""
    level = [path]
    loop = GLib.MainLoop()
    while level:
        waiting = len(level)
        below = []

        def receive(_, result):
            nonlocal waiting
            try:
                below.extend(path for _, path in connection.call_finish(result).unpack()[0])
            except GLib.Error:
                pass  # It has gone meanwhile.
            waiting -= 1
            if waiting == 0:
                loop.quit()

        for path in level:
            connection.call(
                owner, path, ATSPI + ".Accessible", "GetChildren", None, None, 0, 10000, None, receive
            )
        loop.run()
        level = below


def read(process):
    global owner, seen
    if seen != process:
        seen, owner = process, None
    owner = owner or program(process)
    if owner is None:
        return None
    unfold(ROOT)
    found = []
    for item in call(owner, "/org/a11y/atspi/cache", ATSPI + ".Cache", "GetItems")[0]:
        (_, path), _, (_, parent), index, _, interfaces, name, role, description, states = item
        bits = states[0] | states[1] << 32
        found.append(
            {
                "path": path,
                "parent": parent,
                "index": index,
                "role": ROLES.get(role, str(role)),
                "name": name,
                "description": description,
                "states": [name for bit, name in STATES.items() if bits >> bit & 1],
                "interfaces": [interface.removeprefix(ATSPI + ".") for interface in interfaces],
            }
        )
    return found


def answer(request):
    if "read" in request:
        return read(request["read"])
    if "actions" in request:
        # Those that GetActions gives are translated.
        path, interface = request["actions"], ATSPI + ".Action"
        actions = call(owner, path, interface, "GetActions")[0]
        return [call(owner, path, interface, "GetName", "(i)", index)[0] for index in range(len(actions))]
    if "press" in request:
        return call(owner, request["press"], ATSPI + ".Action", "DoAction", "(i)", request["action"])[0]
    return call(owner, request["choose"], ATSPI + ".Selection", "SelectChild", "(i)", request["child"])[0]


for line in sys.stdin:
    try:
        result = answer(json.loads(line))
    except GLib.Error as error:
        # The program does not answer yet, or the object has gone meanwhile.
        print(error.message, file=sys.stderr)
        result = None
    print(json.dumps(result), flush=True)
