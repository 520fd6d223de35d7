package stream_test

import (
	"context"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/generation"
)

func TestNameFailure(t *testing.T) {
	for err, want := range map[error]stream.Error{
		generation.ErrInvalid:      {Error: "invalid_request", Recoverable: true, RecoveryAction: "fix_request"},
		generation.ErrNotSupported: {Error: "invalid_request", Recoverable: true, RecoveryAction: "fix_request"},
		generation.ErrNotFound:     {Error: "invalid_request", Recoverable: true, RecoveryAction: "fix_request"},
		generation.ErrTooLong: {Error: "context_length_exceeded", Recoverable: true,
			RecoveryAction: "shorten_prompt"},
		generation.ErrBusy: {Error: "rate_limited", Recoverable: true, RecoveryAction: "retry", RetryAfter: 1},
		generation.ErrMemory: {Error: "memory_pressure", Recoverable: true, RecoveryAction: "retry",
			RetryAfter: 1},
		generation.ErrClosed:     {Error: "model_loading_error", Recoverable: true, RecoveryAction: "load_model"},
		context.DeadlineExceeded: {Error: "timeout", Recoverable: true, RecoveryAction: "retry"},
		generation.ErrFailed:     {Error: "internal_error", RecoveryAction: "none"},
		io.EOF:                   {Error: "internal_error", RecoveryAction: "none"},
	} {
		want.Type, want.Message = "error", "it is so: "+err.Error()
		require.Equal(t, want, name_failure.NameFailure(fmt.Errorf("it is so: %w", err)))
	}
}
