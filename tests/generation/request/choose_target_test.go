package request_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/choose_target"
	"rkllmd/utils/turns"
)

func TestChooseTarget(t *testing.T) {
	const step = generation.PriorityTime
	for _, c := range []struct {
		target   time.Duration
		priority int
		want     time.Duration
	}{
		{0, 0, turns.DefaultTarget},
		{time.Millisecond, 0, time.Millisecond},
		{24 * time.Hour, 0, generation.MostTarget},
		{0, 2, turns.DefaultTarget - 2*step},
		{0, -2, turns.DefaultTarget + 2*step},
		{0, 1 << 62, turns.DefaultTarget - generation.MostPriority*step}, // nobody waits for ever
		{0, -1 << 62, turns.DefaultTarget + generation.MostPriority*step},
		{step, 1, -1}, // 0 would be the default
	} {
		require.Equal(t, c.want, choose_target.ChooseTarget(&generation.Request{Target: c.target,
			Priority: c.priority}), c)
	}
}
