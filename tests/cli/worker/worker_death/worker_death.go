// Package worker_death tells of the end of a process that a test plays.
package worker_death

import "sync/atomic"

// WorkerDeath returns Isolated.CheckModel: it tells *death.
func WorkerDeath(death *atomic.Pointer[error]) func() error {
	return func() error {
		if cause := death.Load(); cause != nil {
			return *cause
		}
		return nil
	}
}
