// Package worker_share shares the model of a process that a test plays.
package worker_share

import (
	"fmt"

	"rkllmd/generation"
)

// Model is what such a process has.
type Model struct {
	Backend *generation.Backend
	Err     error                     // why it has none
	Asked   []generation.ModelOptions // for what
}

// WorkerShare returns Offer.Share over m, whose handle is 7.
func WorkerShare(m *Model) func(uintptr, generation.ModelOptions) (*generation.Backend, error) {
	return func(handle uintptr, o generation.ModelOptions) (*generation.Backend, error) {
		if handle != 7 {
			return nil, fmt.Errorf("the handle is %d", handle)
		}
		m.Asked = append(m.Asked, o)
		return m.Backend, m.Err
	}
}
