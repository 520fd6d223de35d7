package versions_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_stuck"
)

func TestFindStuck(t *testing.T) {
	var first, second atomic.Bool
	v := &rkllm.Versions{Libraries: []*rkllm.Library{{Isolated: &rkllm.Isolated{IsStuck: first.Load}},
		{Isolated: &rkllm.Isolated{IsStuck: second.Load}}}}
	require.Nil(t, find_stuck.FindStuck(v))
	second.Store(true)
	require.Same(t, v.Libraries[1], find_stuck.FindStuck(v))
}
