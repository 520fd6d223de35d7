// Package cli_meet is called at the same time as others.
package cli_meet

import "sync"

// CliMeet returns a function that returns when all have been called that others waits for.
func CliMeet(others *sync.WaitGroup) func() {
	return func() {
		others.Done()
		others.Wait()
	}
}
