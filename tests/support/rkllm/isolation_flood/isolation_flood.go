// Package isolation_flood is a library's process that has been taken over.
package isolation_flood

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime/cgo"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/read_callbacks"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/isolation_hostile"
)

// IsolationFlood sends the daemon's side so many messages of any content over real sockets, as a process could that has
// been taken over: callbacks, whose results change while they are read, and answers to questions, of any length and
// ticket. Whatever comes, each callback is answered or the process is given up, and each question comes to its end.
func IsolationFlood(t *testing.T, messages int) {
	t.Helper()
	random := rand.New(rand.NewPCG(3, uint64(messages)))
	pages, err := unix.Mmap(-1, 0, 3*4096, unix.PROT_NONE, unix.MAP_PRIVATE|unix.MAP_ANON)
	require.NoError(t, err)
	require.NoError(t, unix.Mprotect(pages[4096:8192], unix.PROT_READ|unix.PROT_WRITE)) // whoever reads outside faults
	memory := unsafe.Slice((*uint64)(unsafe.Pointer(&pages[4096])), 512)
	i := &isolation.Isolation{Layout: rkllm.LayoutD, Results: list_pointers.ListPointers(nil, rkllm.LayoutD.Result, 0),
		Limits: isolation.Limits{Call: time.Hour, Kill: time.Hour}}
	gone := make(chan struct{})
	close(gone)
	nobody, _ := os.FindProcess(1 << 30)
	sent, given := 0, 0
	for sent < messages {
		p := &isolation.Process{Isolation: i, NBatch: 1, Region: unsafe.Pointer(unsafe.SliceData(memory)), Gone: gone,
			Drained: make(chan struct{}), Command: &exec.Cmd{Process: nobody}}
		c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Gather: true, Gathered: make([]rkllm.Gathered, 1),
			Done: make(chan struct{}), Canceled: &atomic.Bool{}}
		userdata := cgo.NewHandle(c)
		p.Userdata.Store(uint64(userdata))
		callbacks, theirs, err := open_lane.OpenLane(false)
		require.NoError(t, err)
		questions, answers, err := open_lane.OpenLane(true)
		require.NoError(t, err)
		p.Lanes[isolation.Callbacks], p.Lanes[isolation.Quick] = callbacks, questions
		go read_callbacks.ReadCallbacks(p)
		go func() { // as the end of a process does
			<-p.Drained
			_ = callbacks.File.Close()
		}()
		for open := true; open && sent < messages; sent++ {
			m := isolation_hostile.IsolationHostile(random, memory, p.Region, uint64(userdata))
			bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
			if random.IntN(200) == 0 {
				bytes = bytes[:random.IntN(len(bytes))]
			}
			_, _ = theirs.Write(bytes)
			n, err := theirs.Read(make([]byte, 8))
			open = err == nil && n == 8
			m[0] = uint64(random.IntN(3)) + questions.Ticket // now and then it is the right one
			_, _ = answers.Write(unsafe.Slice((*byte)(unsafe.Pointer(&m)), 1+random.IntN(int(unsafe.Sizeof(m)))))
			ask_process.AskProcess(p, isolation.Quick, isolation.IsRunning, [4]uint64{}, time.Nanosecond)
			_, _, _ = unix.Recvfrom(int(answers.Fd()), make([]byte, 48), unix.MSG_DONTWAIT) // the question, if any
		}
		given++
		require.NoError(t, theirs.Close())
		<-p.Drained
		for _, file := range []*os.File{questions.File, answers} {
			require.NoError(t, file.Close())
		}
		userdata.Delete()
	}
	require.NoError(t, unix.Munmap(pages))
	require.Positive(t, given)
	t.Logf("%d messages, %d processes given up", sent, given)
}
