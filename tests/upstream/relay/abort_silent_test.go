package relay_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream/relay/abort_silent"
)

func TestAbortSilent(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	abort_silent.AbortSilent(cancel, 2*time.Second)()
	require.ErrorIs(t, context.Cause(ctx), generation.ErrFailed)
	require.ErrorContains(t, context.Cause(ctx), "has said nothing for 2s, the limit that is set by --upstream-silence")
}
