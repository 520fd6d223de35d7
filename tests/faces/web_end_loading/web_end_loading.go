// Package web_end_loading ends the loading of a model for tests.
package web_end_loading

import "rkllmd/generation"

// WebEndLoading returns a function that ends loading, by err; to call it again does nothing. One goroutine at a time.
func WebEndLoading(loading *generation.Loading, err error) func() {
	return func() {
		select {
		case <-loading.Ended:
		default:
			loading.Err = err
			close(loading.Ended)
		}
	}
}
