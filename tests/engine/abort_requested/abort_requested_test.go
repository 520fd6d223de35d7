package abort_requested_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/abort_decode"
	"rkllmd/engine/abort_requested"
)

func TestAbortRequested(t *testing.T) {
	c := &engine.Context{Abort: new(int32)}
	require.False(t, abort_requested.AbortRequested(c))
	abort_decode.AbortDecode(c, true)
	require.True(t, abort_requested.AbortRequested(c))
	abort_decode.AbortDecode(c, false)
	require.False(t, abort_requested.AbortRequested(c))
}
