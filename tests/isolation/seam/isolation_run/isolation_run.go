// Package isolation_run measures a run whose results nobody keeps.
package isolation_run

import (
	"runtime/cgo"
	"slices"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/tests/isolation/seam/isolation_stamp"
)

// IsolationRun has the library, whose model is loaded under handle, run input, and returns what one token of it took
// at the median, 0: it had one, and the whole run.
func IsolationRun(b *testing.B, library *rkllm.Library, handle uintptr, input unsafe.Pointer) (token,
	whole time.Duration) {
	b.Helper()
	stamps := make([]time.Time, 0, 1000)
	c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Done: make(chan struct{}), Canceled: &atomic.Bool{},
		StreamIsAnswer: true, Sink: isolation_stamp.IsolationStamp(&stamps)}
	userdata := cgo.NewHandle(c)
	defer userdata.Delete()
	begin := time.Now()
	require.Zero(b, call_with_four.CallWithFour(library.Run, handle, uintptr(input), 0, uintptr(userdata)))
	<-c.Done
	whole = time.Since(begin)
	var took []time.Duration
	for i := range len(stamps) - 2 {
		took = append(took, stamps[i+1].Sub(stamps[i]))
	}
	if slices.Sort(took); len(took) > 0 {
		token = took[len(took)/2]
	}
	return token, whole
}
