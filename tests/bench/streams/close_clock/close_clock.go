// Package close_clock closes a backend whose tokens are times.
package close_clock

// CloseClock has nothing to give back: the runs have ended, and the process ends next.
func CloseClock() {}
