package stream_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_queue"
)

func TestDescribeQueue(t *testing.T) {
	answer := &stream.Answer{ID: "gen_1"}
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	status := describe_queue.DescribeQueue(answer, 4, now)
	require.Equal(t, "status", status.Type)
	require.Equal(t, "queued", status.Operation)
	require.Equal(t, "gen_1", status.RequestID)
	require.Equal(t, "Number 4 in the line.", status.Message)
	require.Equal(t, 4, status.Place)
	require.Zero(t, *status.Progress)
	require.Nil(t, status.ETASeconds, "the line has not moved yet")

	status = describe_queue.DescribeQueue(answer, 3, now.Add(2*time.Second))
	require.EqualValues(t, 25, *status.Progress)
	require.EqualValues(t, 6, *status.ETASeconds, "2 s for one, and three are left")

	status = describe_queue.DescribeQueue(answer, 5, now.Add(3*time.Second))
	require.Zero(t, *status.Progress, "somebody urgent went first")
	require.Nil(t, status.ETASeconds)

	status = describe_queue.DescribeQueue(answer, 0, now.Add(8*time.Second))
	require.Equal(t, "It is its turn.", status.Message)
	require.Zero(t, status.Place)
	require.EqualValues(t, 100, *status.Progress)
	require.Zero(t, *status.ETASeconds)

	status = describe_queue.DescribeQueue(&stream.Answer{}, 0, now)
	require.EqualValues(t, 100, *status.Progress, "it never had to wait")
}
