package utils_test

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/utils/wake_scheduler"
)

// A thread enters read again and again while collections begin. That one of them stands still is rare here, and certain
// in TestStoppedWorld, which runs this test with a runtime that is slow at the wrong place.
func TestWakeScheduler(t *testing.T) {
	wake_scheduler.WakeScheduler()
	var ends [2]int
	require.NoError(t, unix.Pipe(ends[:]))
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for n := 1; n == 1; {
			n, _ = unix.Read(ends[0], make([]byte, 1))
		}
	}()
	go func() {
		defer unix.Close(ends[1])
		for {
			select {
			case <-stop:
				return
			case <-time.After(20 * time.Microsecond):
				_, _ = unix.Write(ends[1], []byte{0})
			}
		}
	}()
	worst := time.Duration(0)
	for range 100 {
		began := time.Now()
		runtime.GC()
		worst = max(worst, time.Since(began))
	}
	close(stop)
	<-stopped
	require.NoError(t, unix.Close(ends[0]))
	require.Less(t, worst, 30*time.Second, "without it a collection takes up to two minutes")
	t.Log("the longest collection:", worst)
}
