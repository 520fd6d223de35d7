// Package release_process ends what is left of a process that was given up.
package release_process

import (
	"rkllmd/isolation"
	"rkllmd/rkllm/arena/free_block"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// ReleaseProcess notes that p has ended, whose end was handled before, or is being handled, because it could not be
// ended: another process may be started now.
//
// **Runs on:** a goroutine of its own. **Holds:** Isolation.Mu, for a moment.
func ReleaseProcess(p *isolation.Process) {
	i := p.Isolation
	i.Mu.Lock()
	p.Exited = true
	stuck := i.Stuck == p
	if stuck {
		i.Stuck = nil
	}
	i.Mu.Unlock()
	if stuck {
		free_block.FreeBlock(i.Arena, p.Setup)
		log_message.LogMessage(utils.LevelInfo, "the library's process, which could not be ended, has ended: a model "+
			"can be loaded again", "pid", p.Command.Process.Pid)
	}
}
