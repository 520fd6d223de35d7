// Package close_nothing is for a backend that is closed with its gateway.
package close_nothing

// CloseNothing is Backend.Close of a backend whose runs end with its gateway (close_gateway).
//
// **Runs on:** any thread.
func CloseNothing() {}
