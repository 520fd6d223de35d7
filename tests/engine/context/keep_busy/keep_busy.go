// Package keep_busy keeps a CPU busy.
package keep_busy

import (
	"runtime"
	"sync/atomic"
)

// KeepBusy uses a CPU, by an OS thread of its own, until stop.
func KeepBusy(stop *atomic.Bool) {
	runtime.LockOSThread()
	for !stop.Load() {
	}
}
