// Package end_process does what is left to do when the library's process has ended.
package end_process

import (
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/describe_death"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/free_block"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// EndProcess takes p, which has ended as state says, out of service: its last callbacks are handled, who waits for an
// answer wakes up. Where it was not asked to end, its death is noted and logged, and Isolation.Ended is told of it.
// p.Gone is closed last: whoever hears of the death can call rkllm_init.
//
// **Runs on:** a goroutine of its own. **Holds:** Isolation.Mu and each Lane.Mu, for a
// moment.
func EndProcess(p *isolation.Process, state *os.ProcessState) {
	i := p.Isolation
	for _, lane := range p.Lanes {
		_ = unix.Shutdown(int(lane.File.Fd()), unix.SHUT_RDWR)
	}
	<-p.Drained
	select {
	case <-p.Written:
	case <-time.After(isolation.LinesTime):
	}
	function := p.Function.Load()
	if function == 0 {
		function = p.Running.Load()
	}
	told := function != 0
	if function == 0 {
		function = p.Beside.Load()
	}
	d := &isolation.Death{Hang: p.Hang.Load()}
	d.Model, _ = p.Model.Load().(string)
	if function != 0 {
		d.Function = rkllm.Functions[function-1].Name
	}
	if status := state.Sys().(syscall.WaitStatus); status.Signaled() {
		if status.Signal() != unix.SIGKILL {
			d.Hang = nil // it has died by itself
		}
		d.Signal = unix.SignalName(status.Signal())
	} else {
		d.Hang, d.Exit = nil, status.ExitStatus()
	}
	p.LinesMu.Lock()
	d.Lines, d.Lost = p.Lines, p.Lost
	p.LinesMu.Unlock()
	d.Error = describe_death.DescribeDeath(i, d)
	i.Mu.Lock()
	p.Over = true
	if i.Current == p {
		i.Current = nil
	}
	stopped := i.Stopped
	i.Mu.Unlock()
	if !p.Retired.Load() && !stopped {
		log_message.LogMessage(utils.LevelError, d.Error.Message, "signal", d.Signal, "exit", d.Exit, "function",
			d.Function, "library", i.Path, "model", d.Model)
	}
	if !p.Retired.Load() || p.Hang.Load() != nil {
		i.Death.Store(d)
	}
	if ended := i.Ended.Load(); ended != nil && p.Loaded.Load() && !p.Retired.Load() {
		(*ended)(told)
	}
	for _, lane := range p.Lanes {
		lane.Mu.Lock() // whoever reads is done: nothing that was sent is lost
		lane.File.Close()
		lane.Mu.Unlock()
	}
	_ = unix.MunmapPtr(p.Region, isolation.ResultsSize)
	free_block.FreeBlock(i.Arena, p.Setup)
	close(p.Gone)
}
