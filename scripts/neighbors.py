"""The scripts beside this one, whose names Python can't import, as modules."""
import importlib.util, os

SCRIPTS = os.path.dirname(os.path.abspath(__file__))


def neighbor(name):
    """The module of a script, such as atspi-walk."""
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), os.path.join(SCRIPTS, name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
