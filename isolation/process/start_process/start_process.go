// Package start_process starts a process for the library.
package start_process

import (
	"errors"
	"fmt"
	"os"

	"rkllmd/isolation"
	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/create_region"
	"rkllmd/isolation/process/drop_unstarted"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/open_link"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/process/wait_until_ready"
	"rkllmd/isolation/process/watch_process"
	"rkllmd/isolation/process/write_setup"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StartProcess starts a process, has it open the library and returns it.
//
// **Runs on:** any thread that may wait. **Holds:** Isolation.Starting (the caller), and the Lane.Mu of calls. It takes
// as long as the library's constructors do, isolation.StartTime at most. Errors: why the library cannot be opened, in
// the dynamic linker's words.
func StartProcess(i *isolation.Isolation) (*isolation.Process, error) {
	region, results, err := create_region.CreateRegion()
	if err != nil {
		return nil, fmt.Errorf("the library's process cannot be started: %w", err)
	}
	p := &isolation.Process{Isolation: i, NBatch: 1, Region: region, Drained: make(chan struct{}),
		Written: make(chan struct{}), Gone: make(chan struct{}), Files: []*os.File{i.Arena.File, results}}
	for n := range p.Lanes {
		lane, theirs, failed := open_lane.OpenLane(n != isolation.Callbacks)
		if failed != nil {
			drop_unstarted.DropUnstarted(p)
			return nil, fmt.Errorf("the library's process cannot be started: %w", failed)
		}
		p.Lanes[n], p.Files = lane, append(p.Files, theirs)
	}
	if i.Runtime != nil {
		link, theirs, failed := open_link.OpenLink()
		if failed != nil {
			drop_unstarted.DropUnstarted(p)
			return nil, fmt.Errorf("the library's process cannot be started: %w", failed)
		}
		p.Link, p.Files = link, append(p.Files, theirs)
	}
	if p.Setup = write_setup.WriteSetup(i, region); p.Setup == nil {
		drop_unstarted.DropUnstarted(p)
		return nil, errors.New("the library's process cannot be started: the memory for arguments is full")
	}
	started := make(chan error, 1)
	lane := p.Lanes[isolation.Calls]
	lane.Mu.Lock() // until then end_process does not close it: the process's last words are read
	go watch_process.WatchProcess(p, started)
	if err = <-started; err != nil {
		lane.Mu.Unlock()
		drop_unstarted.DropUnstarted(p)
		return nil, fmt.Errorf("the library's process cannot be started: %w", err)
	}
	i.Opening.Store(p)
	i.Mu.Lock()
	stopped := i.Stopped
	i.Mu.Unlock()
	if stopped { // before Opening was there to be seen
		stop_process.StopProcess(p, nil)
	}
	err = wait_until_ready.WaitUntilReady(p)
	i.Opening.Store(nil)
	lane.Mu.Unlock()
	if err == nil {
		log_message.LogMessage(utils.LevelDebug, "the library's process has started", "pid", p.Command.Process.Pid,
			"confined", i.Limits.Confined, "landlock", p.Held.Landlock, "seccomp", p.Held.Seccomp)
		return p, nil
	}
	close_process.CloseProcess(p)
	if errors.Is(err, os.ErrClosed) {
		err = fmt.Errorf("its process has ended while it was opened: %v", p.Command.ProcessState)
	}
	return nil, err
}
