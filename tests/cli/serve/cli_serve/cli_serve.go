// Package cli_serve serves at the same time as others.
package cli_serve

import "sync"

// CliServe returns a Front.Serve that returns when all have been called that others waits for.
func CliServe(others *sync.WaitGroup) func() error {
	return func() error {
		others.Done()
		others.Wait()
		return nil
	}
}
