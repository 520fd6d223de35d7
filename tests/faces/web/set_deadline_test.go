package web_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/set_deadline"
)

func TestSetDeadline(t *testing.T) {
	ctx, cancel := set_deadline.SetDeadline(t.Context(), web.Options{Timeout: time.Millisecond})
	defer cancel()
	<-ctx.Done()
	require.ErrorIs(t, ctx.Err(), context.DeadlineExceeded)
	ctx, cancel = set_deadline.SetDeadline(t.Context(), web.Options{})
	_, bounded := ctx.Deadline()
	require.False(t, bounded, "0 is no limit")
	cancel()
	require.ErrorIs(t, ctx.Err(), context.Canceled)
}
