// Package open_isolated_library opens Rockchip's library in a process of its own.
package open_isolated_library

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_running"
	"rkllmd/isolation/process/keep_isolation"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/ask_default_param"
	"rkllmd/isolation/seam/bind_functions"
	"rkllmd/isolation/seam/close_library"
	"rkllmd/isolation/seam/describe_end"
	"rkllmd/isolation/seam/describe_loss"
	"rkllmd/isolation/seam/is_alive"
	"rkllmd/isolation/seam/is_stuck"
	"rkllmd/isolation/seam/stop_library"
	"rkllmd/isolation/seam/stop_resting"
	"rkllmd/isolation/seam/watch_deaths"
	"rkllmd/isolation/seam/watch_end"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/library/create_library"
	"rkllmd/rkllm/library/describe_load_error"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/rkllm/library/log_version"
)

// OpenIsolatedLibrary does what open_library does, but that a process of its own loads the librkllmrt at path: nothing
// of it is ever in this one. What its calls are given is taken from an arena of its own. Several may be open, of the
// same file too; Isolated.Close gives one up.
//
// **Runs on:** any thread that may wait. Errors: those of open_library; that the process cannot be started.
func OpenIsolatedLibrary(path, version string, limits isolation.Limits) (*rkllm.Library, error) {
	d, err := detect_version.DetectVersion(path, version)
	if err != nil {
		return nil, err
	}
	library := create_library.CreateLibrary(&d)
	i := &isolation.Isolation{Path: d.Path, Version: d.Version, Layout: library.Layout, Limits: limits}
	i.Results = list_pointers.ListPointers(nil, library.Layout.Result, 0)
	i.Defaults = list_pointers.ListPointers(nil, library.Layout.Param, 0)
	if i.Arena, err = create_arena.CreateArena(); err != nil {
		return nil, err
	}
	keep_isolation.KeepIsolation(i)
	if _, err = take_process.TakeProcess(i); err != nil {
		close_library.CloseLibrary(i)()
		return nil, describe_load_error.DescribeLoadError(d.Path, err)
	}
	library.Isolated = &rkllm.Isolated{Lost: describe_loss.DescribeLoss(i), IsAlive: is_alive.IsAlive(i),
		CheckModel:   describe_end.DescribeEnd(i),
		DefaultParam: ask_default_param.AskDefaultParam(i), Watch: watch_end.WatchEnd(i),
		Judge: watch_deaths.WatchDeaths(i), Stop: stop_library.StopLibrary(i), Close: close_library.CloseLibrary(i),
		AskRunning: ask_running.AskRunning, IsStuck: is_stuck.IsStuck(i), Rest: stop_resting.StopResting(i),
		Base: i.Number << isolation.HandleBits}
	library.Arena = i.Arena
	bind_functions.BindFunctions(library)
	log_version.LogVersion(&d, library)
	return library, nil
}
