// Package worker_link is the link to a process that a test plays.
package worker_link

import "os"

// Ends is what the daemon has of it.
type Ends struct {
	Ours  *os.File
	Paths []string // that were told
}

// WorkerLink returns Isolated.Link over e: the model has the handle 7.
func WorkerLink(e *Ends) func(path string) (*os.File, uintptr) {
	return func(path string) (*os.File, uintptr) {
		e.Paths = append(e.Paths, path)
		return e.Ours, 7
	}
}
