package builtin_rkllm_embedding_size_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/rt_call"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_refused"
	"rkllmd/tests/support/rt_tiny"
)

func TestBuiltinRkllmEmbeddingSize(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.EqualValues(t, 64, rt_call.RtCall(m.Library.RowSize, m.Handle))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.RowSize, 0), "NULL")
}
