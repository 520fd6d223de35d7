package relay_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/place_tasks"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

func TestPlaceTasks(t *testing.T) {
	s := &upstream.Server{Options: upstream.Options{Runs: 1}, Tasks: map[*turns.Turn]*upstream.Task{}}
	var tasks []*upstream.Task
	for _, user := range []string{"a", "a", "b"} {
		task, _ := upstream_task.UpstreamTask(generation.Request{})
		task.Turn.Client = turns.Client{User: user, Number: 1}
		queue_turn.QueueTurn(&s.Line, &task.Turn, time.Now())
		s.Tasks[&task.Turn] = task
		tasks = append(tasks, task)
	}
	place_tasks.PlaceTasks(s)
	require.Equal(t, []int{1, 0, 2, 1}, []int{s.Running, tasks[0].Position, tasks[1].Position, tasks[2].Position},
		"users take turns")
	for _, task := range tasks {
		require.Len(t, task.Wake, 1)
	}
	s.Running--
	place_tasks.PlaceTasks(s)
	require.Equal(t, []int{1, 1, 0}, []int{s.Running, tasks[1].Position, tasks[2].Position})
}
