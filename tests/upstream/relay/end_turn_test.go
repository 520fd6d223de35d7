package relay_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/end_turn"
	"rkllmd/upstream/relay/place_tasks"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

func TestEndTurn(t *testing.T) {
	s := &upstream.Server{Options: upstream.Options{Runs: 1}, Tasks: map[*turns.Turn]*upstream.Task{}}
	var tasks []*upstream.Task
	for range 3 {
		task, _ := upstream_task.UpstreamTask(generation.Request{})
		queue_turn.QueueTurn(&s.Line, &task.Turn, time.Now())
		s.Tasks[&task.Turn] = task
		tasks = append(tasks, task)
	}
	place_tasks.PlaceTasks(s)
	end_turn.EndTurn(s, tasks[1]) // it waits
	require.Equal(t, []int{1, 1, 1}, []int{s.Running, len(s.Line.Turns), tasks[2].Position})
	end_turn.EndTurn(s, tasks[0]) // it had its turn
	require.Equal(t, []int{1, 0, 0}, []int{s.Running, len(s.Line.Turns), tasks[2].Position})
	end_turn.EndTurn(s, tasks[2])
	require.Zero(t, s.Running)
	require.Empty(t, s.Tasks)
}
