// Package watch_deaths tells of processes that have ended unasked.
package watch_deaths

import (
	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// WatchDeaths returns Isolated.Judge over i.
//
// **Runs on:** any thread. What it returns too.
func WatchDeaths(i *isolation.Isolation) func(func(rkllm.Death) bool) {
	return func(judge func(rkllm.Death) bool) { i.Judge.Store(&judge) }
}
