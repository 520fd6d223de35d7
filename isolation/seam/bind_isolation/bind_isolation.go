// Package bind_isolation has a library's calls made by processes.
package bind_isolation

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
	"rkllmd/isolation/seam/drop_run"
	"rkllmd/isolation/seam/find_link"
	"rkllmd/isolation/seam/is_alive"
	"rkllmd/isolation/seam/is_stuck"
	"rkllmd/isolation/seam/stop_library"
	"rkllmd/isolation/seam/stop_resting"
	"rkllmd/isolation/seam/take_reason"
	"rkllmd/isolation/seam/watch_deaths"
	"rkllmd/isolation/seam/watch_end"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/create_arena"
)

// BindIsolation starts the first process of i and has the calls of library, whose structures i.Layout describes, made
// by its processes. What they are given is taken from an arena of its own. Isolated.Close gives it up.
//
// **Runs on:** any thread that may wait. Errors: those of start_process; nothing is left behind.
func BindIsolation(library *rkllm.Library, i *isolation.Isolation) (err error) {
	i.Results = list_pointers.ListPointers(nil, i.Layout.Result, 0)
	i.Defaults = list_pointers.ListPointers(nil, i.Layout.Param, 0)
	if i.Arena, err = create_arena.CreateArena(); err != nil {
		return err
	}
	keep_isolation.KeepIsolation(i)
	if _, err = take_process.TakeProcess(i); err != nil {
		close_library.CloseLibrary(i)()
		return err
	}
	library.Isolated = &rkllm.Isolated{Lost: describe_loss.DescribeLoss(i), IsAlive: is_alive.IsAlive(i),
		CheckModel:   describe_end.DescribeEnd(i),
		DefaultParam: ask_default_param.AskDefaultParam(i), Watch: watch_end.WatchEnd(i),
		Judge: watch_deaths.WatchDeaths(i), Stop: stop_library.StopLibrary(i), Close: close_library.CloseLibrary(i),
		AskRunning: ask_running.AskRunning, DropRun: drop_run.DropRun(i),
		IsStuck: is_stuck.IsStuck(i), Rest: stop_resting.StopResting(i),
		Link: find_link.FindLink(i), Reason: take_reason.TakeReason(i), Base: i.Number << isolation.HandleBits}
	library.Arena = i.Arena
	bind_functions.BindFunctions(library)
	return nil
}
