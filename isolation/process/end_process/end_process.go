// Package end_process does what is left to do when the library's process has ended.
package end_process

import (
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_reload"
	"rkllmd/isolation/process/describe_death"
	"rkllmd/isolation/process/read_death"
	"rkllmd/isolation/process/release_process"
	"rkllmd/rkllm/arena/free_block"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// EndProcess takes p, which has ended as state says, out of service: its last callbacks are handled, who waits for an
// answer wakes up. Where it was not asked to end, Isolation.Judge is asked whether the model is loaded again, its death
// is noted and logged, and Isolation.Ended is told of it. p.Gone is closed last: whoever hears of the death can call
// rkllm_init. Without a state it has not ended (drop_process), and what comes last is noted when it has.
//
// **Runs on:** a goroutine of its own. **Holds:** Isolation.Mu and each Lane.Mu, for a
// moment.
func EndProcess(p *isolation.Process, state *os.ProcessState) {
	i := p.Isolation
	if !p.Ending.CompareAndSwap(false, true) {
		if state != nil {
			release_process.ReleaseProcess(p)
		}
		return
	}
	for _, lane := range p.Lanes {
		_ = unix.Shutdown(int(lane.File.Fd()), unix.SHUT_RDWR)
	}
	if p.Link != nil { // who reads from it sees its end
		p.Link.Close()
	}
	<-p.Drained
	select {
	case <-p.Written:
	case <-time.After(isolation.LinesTime):
	}
	d, told := read_death.ReadDeath(p, state)
	i.Mu.Lock()
	stopped := i.Stopped
	i.Mu.Unlock()
	unasked := !p.Retired.Load() && !stopped
	d.Reload = unasked && ask_reload.AskReload(i, d)
	d.Error = describe_death.DescribeDeath(i, d)
	if !p.Retired.Load() || p.Hang.Load() != nil || d.Stuck {
		i.Death.Store(d) // before anybody finds no process any more, and asks why
	}
	i.Mu.Lock()
	p.Over = true
	if i.Current == p {
		i.Current = nil
	}
	if state == nil && !p.Exited {
		i.Stuck = p
	}
	i.Mu.Unlock()
	if unasked || d.Stuck {
		log_message.LogMessage(utils.LevelError, d.Error.Message, "signal", d.Signal, "exit", d.Exit, "function",
			d.Function, "library", i.Path, "model", d.Model)
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
	if state != nil { // otherwise it may still look there
		free_block.FreeBlock(i.Arena, p.Setup)
	}
	close(p.Gone)
}
