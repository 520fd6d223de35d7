package remote_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/wait_for"
)

func TestWaitFor(t *testing.T) {
	require.NoError(t, wait_for.WaitFor(t.Context(), time.Nanosecond))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, wait_for.WaitFor(ctx, time.Hour), context.Canceled)
}
