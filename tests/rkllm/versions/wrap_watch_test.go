package versions_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/wrap_watch"
	"rkllmd/tests/rkllm/versions/versions_watch"
)

func TestWrapWatch(t *testing.T) {
	var kept func(bool)
	var seen atomic.Bool
	v := &rkllm.Versions{}
	wrap_watch.WrapWatch(v, versions_watch.VersionsWatch(&kept))(seen.Store)
	kept(true)
	require.True(t, seen.Load())
	v.Choosing = true
	kept(false)
	require.True(t, seen.Load())
	require.NotNil(t, v.Held)
}
