package openai_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/name_abort"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/web_host"
)

func TestNameAbort(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Options.Timeout = time.Minute
	done := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop}
	require.Equal(t, done, name_abort.NameAbort(host, done, true))
	done.Reason = generation.ReasonAbort
	stopped := name_abort.NameAbort(host, done, false)
	require.Equal(t, generation.ReasonError, stopped.Reason)
	require.ErrorIs(t, stopped.Err, openai.ErrStopped)
	late := name_abort.NameAbort(host, done, true)
	require.ErrorIs(t, late.Err, context.DeadlineExceeded)
	require.ErrorContains(t, late.Err, "longer than 1m0s; the limit is set by --http-timeout")
}
