// Package queue_play lets clients of a test use a queue.
package queue_play

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/take_job"
)

// QueuePlay takes so many runs out of the queue, in which others wait, and returns for how many of these conn has
// waited at most. Each client queues its next run as soon as one of its own is taken, conn too.
func QueuePlay(t testing.TB, rt *rkllm.Runtime, conn *connection.Connection, count int) (longest int) {
	require.Nil(t, queue_job.QueueJob(rt, &rkllm.Job{Conn: conn, Kind: rkllm.KindRun}))
	since := 0
	for turn := range count {
		job := take_job.TakeJob(rt)
		rt.Current = nil
		longest = max(longest, turn-since)
		if job.Conn == conn {
			since = turn
		}
		require.Nil(t, queue_job.QueueJob(rt, &rkllm.Job{Conn: job.Conn, Kind: rkllm.KindRun}))
	}
	return longest
}
