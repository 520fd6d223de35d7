package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/wait_for_turn"
)

func TestWaitForTurn(t *testing.T) {
	s := &upstream.Server{}
	task, record := upstream_task.UpstreamTask(generation.Request{})
	task.Position = 3
	task.Wake <- struct{}{}
	ended := make(chan bool)
	go func() { ended <- wait_for_turn.WaitForTurn(s, task) }()
	task.Wake <- struct{}{} // taken once the first was
	task.Wake <- struct{}{}
	s.Mu.Lock()
	task.Position = 0
	s.Mu.Unlock()
	select { // one may be there still
	case task.Wake <- struct{}{}:
	default:
	}
	require.True(t, <-ended)
	require.Equal(t, []int{3, 0}, []int{record.Events[0].Position, record.Events[1].Position})
	task, _ = upstream_task.UpstreamTask(generation.Request{})
	task.Cancel(upstream.ErrAborted)
	require.False(t, wait_for_turn.WaitForTurn(s, task))
}
