package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/find_link"
	"rkllmd/tests/isolation/isolation_answers"
	"rkllmd/tests/isolation/isolation_load"
)

func TestFindLink(t *testing.T) {
	p := isolation_answers.IsolationAnswers(t, nil)
	find := find_link.FindLink(p.Isolation)
	p.Handle.Store(7)
	file, handle := find("")
	require.Same(t, p.Link, file)
	require.Equal(t, uintptr(7), handle)
	require.False(t, p.Loaded.Load())
	for range 2 {
		_, _ = find("/m.gguf")
	}
	require.True(t, p.Loaded.Load(), "its end is told")
	require.Equal(t, []any{"/m.gguf", []string{"model"}}, []any{p.Model.Load(), p.Lost})
	p.Isolation.Current = nil
	file, _ = find("")
	require.Nil(t, file, "it has ended")

	i, _, _ := isolation_load.IsolationLoad(t, "model")
	require.NotZero(t, i.Current.Handle.Load(), "rkllm_init notes it")
	file, _ = find_link.FindLink(i)("")
	require.Nil(t, file, "a vendor's library has none")
}
