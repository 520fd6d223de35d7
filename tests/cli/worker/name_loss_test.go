package worker_test

import (
	"errors"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/name_loss"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

func TestNameLoss(t *testing.T) {
	began := time.Now()
	isolated := &rkllm.Isolated{Lost: func(code int32) *jsonrpc2.Error {
		if time.Since(began) < 20*time.Millisecond { // its end is being handled
			return nil
		}
		return &jsonrpc2.Error{Message: "its process has ended: SIGILL"}
	}}
	err := name_loss.NameLoss(isolated, fleet.ErrNobody)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "its process has ended: SIGILL")
	err = name_loss.NameLoss(isolated, errors.New("no room"))
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "the model's process does not share it: no room")
}
