// Package take_process gets a process that has the library.
package take_process

import (
	"errors"

	"rkllmd/isolation"
	"rkllmd/isolation/process/start_process"
)

// TakeProcess returns the process that serves, and starts one where there is none.
//
// **Runs on:** any thread that may wait. **Holds:** Isolation.Starting, then Isolation.Mu for a moment. Errors: those
// of start_process; that the daemon stops.
func TakeProcess(i *isolation.Isolation) (*isolation.Process, error) {
	i.Starting.Lock()
	defer i.Starting.Unlock()
	i.Mu.Lock()
	current, stopped := i.Current, i.Stopped
	i.Mu.Unlock()
	switch {
	case stopped:
		return nil, errors.New("the daemon is stopping")
	case current != nil:
		return current, nil
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
