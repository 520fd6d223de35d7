// Package read_death reads how a process has ended.
package read_death

import (
	"os"
	"syscall"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/name_function"
)

// ReadDeath returns how p, which state says has ended, has come to that, without the error for clients; nil: it has
// not ended although it was killed. told: the worker was in a call, or in a run, so that somebody learns of it.
//
// **Runs on:** any thread. **Holds:** Process.LinesMu, for a moment.
func ReadDeath(p *isolation.Process, state *os.ProcessState) (d *isolation.Death, told bool) {
	function := p.Function.Load()
	if function == 0 {
		function = p.Running.Load()
	}
	told = function != 0
	d = &isolation.Death{Hang: p.Hang.Load()}
	if beside := p.Beside.Load(); function == 0 {
		function = beside
	} else if beside != 0 {
		d.Beside = name_function.NameFunction(beside - 1)
	}
	d.Model, _ = p.Model.Load().(string)
	if function != 0 {
		d.Function = name_function.NameFunction(function - 1)
	}
	if state == nil {
		d.Stuck = true
	} else if status := state.Sys().(syscall.WaitStatus); status.Signaled() {
		if status.Signal() != unix.SIGKILL {
			d.Hang = nil // it has died by itself
		}
		d.Signal = unix.SignalName(status.Signal())
	} else {
		d.Hang, d.Exit = nil, status.ExitStatus()
	}
	p.LinesMu.Lock()
	defer p.LinesMu.Unlock()
	d.Lines, d.Lost = p.Lines, p.Lost
	return d, told
}
