package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmEmbeddingSize(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.EqualValues(t, 64, rt_call.RtCall(m.Library.RowSize, m.Handle))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.RowSize, 0), "NULL")
}
