package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/choose_pause"
)

func TestChoosePause(t *testing.T) {
	now := time.Now()
	r := &rkllm.Reload{Pause: time.Second, Longest: time.Minute, Window: time.Minute}
	for _, seconds := range []int{0, 1, 2, 4, 8, 16, 32, 60, 60} {
		require.Equal(t, time.Duration(seconds)*time.Second, choose_pause.ChoosePause(r, now))
	}
	r.Served = now.Add(-time.Minute)
	require.Equal(t, time.Minute, choose_pause.ChoosePause(r, now), "it has not worked for longer than that")
	r.Served = now.Add(-time.Minute - 1)
	require.Zero(t, choose_pause.ChoosePause(r, now))
	require.Equal(t, time.Second, choose_pause.ChoosePause(r, now), "it has not worked since")
}
