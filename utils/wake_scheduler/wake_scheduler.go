// Package wake_scheduler keeps collections of garbage from waiting for threads that wait in the kernel.
package wake_scheduler

import (
	"runtime"
	"time"

	"rkllmd/utils"
)

// WakeScheduler has Go's scheduler look about it every utils.WakeTime from now on, for as long as the process runs. A
// second call in a process changes nothing.
//
// From Go 1.26 on (1.27.1 has it too) a collection can wait for a thread that enters a system call or a C function at
// the wrong moment: runtime.reentersyscall looks for a collection that begins before it says that its goroutine is in a
// system call, runtime.stopTheWorldWithSema looks only once at who is in one. Between the two a busy machine may take
// the thread off its processor; then all goroutines stand still until that call returns, or until the scheduler's
// watcher wakes up: up to two minutes later, or when the next timer is due. So there is always one that is due soon.
// Those of the next second are made beforehand, because no goroutine makes one while all stand still; the first of them
// before this returns, because the very next collection may be the one that stands still.
//
// **Runs on:** any thread.
func WakeScheduler() {
	if !utils.Awake.CompareAndSwap(false, true) {
		return
	}
	for ahead := utils.WakeTime; ahead < time.Second; ahead += utils.WakeTime {
		time.AfterFunc(ahead, runtime.Gosched)
	}
	go func() {
		for {
			time.AfterFunc(time.Second, runtime.Gosched)
			time.Sleep(utils.WakeTime)
		}
	}()
}
