package worker_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/name_loss"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/worker/worker_lost"
)

func TestNameLoss(t *testing.T) {
	handled := time.Now().Add(20 * time.Millisecond) // until then its end is being handled
	isolated := &rkllm.Isolated{Lost: worker_lost.WorkerLost(handled, "its process has ended: SIGILL")}
	err := name_loss.NameLoss(isolated, fleet.ErrNobody)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "its process has ended: SIGILL")
	err = name_loss.NameLoss(isolated, errors.New("no room"))
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "the model's process does not share it: no room")
}
