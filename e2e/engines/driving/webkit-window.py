#!/usr/bin/python3
"""A window that WebKitWebDriver opens: a page and nothing else, of any width.

What a page complains of goes into the file of --complaints, a JSON string a line; what it asks to
print, into the file of --print.
"""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Runs in every page before its own scripts: whoever drives the page can only ask what is there now.
LISTEN = """
{
  const say = (text) => webkit.messageHandlers.complaints.postMessage(JSON.stringify(String(text)));
  for (const level of ['error', 'warn', 'assert']) {
    const write = console[level];
    console[level] = (...parts) => {
      if (level !== 'assert' || !parts[0]) say(parts.map(String).join(' '));
      write.apply(console, parts);
    };
  }
  addEventListener('error', (event) => event.message && say(event.message));
  addEventListener('unhandledrejection', (event) => say(event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    say(
      `${event.violatedDirective} refuses ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}:${event.columnNumber}, ${document.URL})`,
    ),
  );
}
"""

parser = argparse.ArgumentParser()
parser.add_argument("--complaints", required=True)
parser.add_argument("--print", required=True)
parser.add_argument("--dark", action="store_true")
parser.add_argument("--scrollbars-beside", action="store_true")
options, _ = parser.parse_known_args()

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
complaints = open(options.complaints, "a", buffering=1, encoding="utf-8")


def print_page(view):
    unfinished = options.print + ".part"
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set("output-file-format", "pdf")
    settings.set("output-uri", "file://" + unfinished)
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda _: os.rename(unfinished, options.print))
    operation.print_()


def open_window(_session):
    content = WebKit2.UserContentManager()
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    for name, handle in {
        "complaints": lambda said: complaints.write(said + "\n"),
        "print": lambda _: print_page(view),
    }.items():
        content.connect(
            "script-message-received::" + name,
            lambda _, result, handle=handle: handle(result.get_js_value().to_string()),
        )
        content.register_script_message_handler(name)
    content.add_script(
        WebKit2.UserScript(
            LISTEN,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    window = Gtk.Window()
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def begin(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("window")
    information.set_version(*engine_version())
    session.set_application_info(information)
    session.connect("create-web-view", open_window)


def engine_version():
    return WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()


system = Gtk.Settings.get_default()
system.set_property("gtk-application-prefer-dark-theme", options.dark)
system.set_property("gtk-overlay-scrolling", not options.scrollbars_beside)
context.connect("automation-started", begin)
Gtk.main()
