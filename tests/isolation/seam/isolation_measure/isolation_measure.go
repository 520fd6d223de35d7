// Package isolation_measure measures what calls and callbacks of a library take.
package isolation_measure

import (
	"cmp"
	"runtime"
	"runtime/cgo"
	"slices"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/tests/isolation/seam/isolation_stamp"
)

// Figures is what one token of a run takes, at the median and at the 99th percentile, and one rkllm_is_running.
type Figures struct{ Median, Worst, Question time.Duration }

// IsolationMeasure has the library, whose model is loaded under handle, run input, which it answers with so many
// tokens, and asks as often whether it runs, with so many CPUs for Go.
func IsolationMeasure(b *testing.B, library *rkllm.Library, handle uintptr, input unsafe.Pointer,
	times, cpus int) Figures {
	b.Helper()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cpus))
	c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Gather: true, Gathered: make([]rkllm.Gathered, 1),
		Done: make(chan struct{}), Canceled: &atomic.Bool{}}
	stamps := make([]time.Time, 0, times+2)
	c.Sink = isolation_stamp.IsolationStamp(&stamps)
	userdata := cgo.NewHandle(c)
	defer userdata.Delete()
	require.Zero(b, call_with_four.CallWithFour(library.Run, handle, uintptr(input), 0, uintptr(userdata)))
	<-c.Done
	took := make([]time.Duration, len(stamps)-1)
	for i := range took {
		took[i] = stamps[i+1].Sub(stamps[i])
	}
	slices.SortFunc(took, cmp.Compare[time.Duration])
	begin := time.Now()
	for range times {
		call_with_one.CallWithOne(library.IsRunning, handle)
	}
	return Figures{took[len(took)/2], took[len(took)*99/100], time.Since(begin) / time.Duration(times)}
}
