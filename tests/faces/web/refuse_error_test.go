package web_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/generation"
)

func TestRefuseError(t *testing.T) {
	for err, want := range map[error]struct {
		status int
		after  float64
	}{
		generation.ErrInvalid: {400, 0}, generation.ErrTooLong: {400, 0}, generation.ErrBusy: {429, 1},
		generation.ErrMemory: {503, 1}, generation.ErrClosed: {503, 0},
		generation.ErrFailed: {500, 0}, context.DeadlineExceeded: {504, 0},
	} {
		refusal := refuse_error.RefuseError(name_failure.NameFailure(err))
		require.Equal(t, want.status, refusal.Status, "%v", err)
		require.Equal(t, want.after, refusal.Error.RetryAfter, "%v", err)
	}
	require.Equal(t, 5.0, refuse_error.RefuseError(stream.Error{Error: stream.ErrorRateLimited, RecoveryAction: "retry",
		RetryAfter: 5}).Error.RetryAfter)
}
