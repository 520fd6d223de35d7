package process_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/keep_reason"
	"rkllmd/tests/isolation/isolation_answers"
)

func TestKeepReason(t *testing.T) {
	asked := 0
	p := isolation_answers.IsolationAnswers(t, func(m isolation.Message) isolation.Message {
		require.Equal(t, []uint64{isolation.LastError, isolation.ReasonSize}, []uint64{m[1], m[3]})
		place := *(*unsafe.Pointer)(unsafe.Pointer(&m[2]))
		copy(unsafe.Slice((*byte)(place), isolation.ReasonSize), "no \xffmodel\x00rest")
		asked++
		return isolation.Message{m[0]}
	})
	i := p.Isolation
	keep_reason.KeepReason(p, 64)
	require.Nil(t, i.Reason.Load(), "it has not failed")
	free := len(i.Arena.Used)
	for range 2 {
		keep_reason.KeepReason(p, -1)
		require.Equal(t, "no ?model", *i.Reason.Load())
	}
	require.Len(t, i.Arena.Used, free)
	require.Equal(t, 2, asked)
	i.Reason.Store(nil)
	i.Arena.Free = nil
	keep_reason.KeepReason(p, -1)
	require.Nil(t, i.Reason.Load(), "there is no room to ask")
	i.Runtime = nil
	keep_reason.KeepReason(p, -1)
	require.Equal(t, 2, asked, "a vendor's library says no reasons")
}
