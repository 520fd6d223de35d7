// Package isolation_answers is a process that a test plays.
package isolation_answers

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/keep_isolation"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/open_link"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
)

// IsolationAnswers returns a process of the embedded runtime that has a model and whose lane of calls is answered by
// answer, until the test ends; it has a link, whose other end is closed.
func IsolationAnswers(t testing.TB, answer func(m isolation.Message) isolation.Message) *isolation.Process {
	t.Helper()
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	file, other, err := open_link.OpenLink()
	require.NoError(t, err)
	require.NoError(t, other.Close())
	i := &isolation.Isolation{Arena: arena, Runtime: []byte("{}")}
	keep_isolation.KeepIsolation(i)
	p := &isolation.Process{Isolation: i, Serial: i.Number<<isolation.HandleBits | 1, Link: file}
	p.Lanes[isolation.Calls], i.Current = lane, p
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		var m isolation.Message
		bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
		for n, err := theirs.Read(bytes); n > 0 && err == nil; n, err = theirs.Read(bytes) {
			m = answer(m)
			_, _ = theirs.Write(bytes)
		}
	}()
	t.Cleanup(func() {
		lane.File.Close()
		<-ended
		theirs.Close()
		file.Close()
		close_arena.CloseArena(arena)
	})
	return p
}
