package versions_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/keep_end"
)

func TestKeepEnd(t *testing.T) {
	var seen atomic.Bool
	v := &rkllm.Versions{}
	ended := keep_end.KeepEnd(v, seen.Store)
	ended(true)
	require.True(t, seen.Load())
	require.Nil(t, v.Held)
	v.Choosing = true
	ended(false)
	require.True(t, seen.Load(), "it is told later")
	v.Held.Ended(v.Held.Told)
	require.False(t, seen.Load())
}
