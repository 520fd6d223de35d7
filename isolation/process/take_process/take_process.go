// Package take_process gets a process that has the library.
package take_process

import (
	"errors"
	"fmt"

	"rkllmd/isolation"
	"rkllmd/isolation/process/start_process"
)

// TakeProcess returns the process that serves, and starts one where there is none.
//
// **Runs on:** any thread that may wait. **Holds:** Isolation.Starting, then Isolation.Mu for a moment. Errors: those
// of start_process; that the daemon stops; that the last
// process cannot be ended.
func TakeProcess(i *isolation.Isolation) (*isolation.Process, error) {
	i.Starting.Lock()
	defer i.Starting.Unlock()
	i.Mu.Lock()
	current, stopped, stuck := i.Current, i.Stopped, i.Stuck
	i.Mu.Unlock()
	switch {
	case stopped:
		return nil, errors.New("the daemon is stopping")
	case current != nil:
		return current, nil
	case stuck != nil:
		return nil, fmt.Errorf("its last process (%d) was killed and does not end, it hangs in the NPU's driver as it "+
			"seems: reboot this machine", stuck.Command.Process.Pid)
	}
	p, err := start_process.StartProcess(i)
	if err != nil {
		return nil, err
	}
	i.Mu.Lock()
	defer i.Mu.Unlock()
	i.Serial++
	p.Serial = i.Number<<isolation.HandleBits | i.Serial
	if !p.Over { // otherwise it has ended already, and is of use to nobody
		i.Current = p
	}
	return p, nil
}
