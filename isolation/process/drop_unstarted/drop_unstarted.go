// Package drop_unstarted lets go of a process that was never started.
package drop_unstarted

import (
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/rkllm/arena/free_block"
)

// DropUnstarted gives up what was made for p, which nobody has started: its sockets and files, the region for results,
// the setup.
//
// **Runs on:** any thread. It is called once, by the only one who knows p. **Holds:** Arena.Mu, for a moment.
func DropUnstarted(p *isolation.Process) {
	for _, lane := range p.Lanes {
		if lane != nil {
			lane.File.Close()
		}
	}
	if p.Link != nil {
		p.Link.Close()
	}
	for _, file := range p.Files[1:] { // the first is the arena
		file.Close() // fails where watch_process has done it
	}
	_ = unix.MunmapPtr(p.Region, isolation.ResultsSize)
	if p.Setup != nil {
		free_block.FreeBlock(p.Isolation.Arena, p.Setup)
	}
}
