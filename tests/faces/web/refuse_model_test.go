package web_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_model"
	"rkllmd/generation"
)

func TestRefuseModel(t *testing.T) {
	for err, want := range map[error]struct {
		status int
		kind   stream.ErrorType
		action string
	}{
		web.ErrForbidden: {403, "invalid_request", "none"}, web.ErrLoaded: {409, "model_loading_error", "unload_model"},
		generation.ErrBusy:   {409, "model_loading_error", "retry"},
		generation.ErrClosed: {409, "model_loading_error", "none"}, generation.ErrInvalid: {400, "invalid_request",
			"fix_request"}, generation.ErrFailed: {503, "model_loading_error", "none"},
		context.DeadlineExceeded: {504, "timeout", "retry"},
	} {
		refusal := refuse_model.RefuseModel(err)
		require.Equal(t, want.status, refusal.Status, "%v", err)
		require.Equal(t, want.kind, refusal.Error.Error, "%v", err)
		require.Equal(t, want.action, refusal.Error.RecoveryAction, "%v", err)
		require.Equal(t, want.action != "none", refusal.Error.Recoverable, "%v", err)
		require.Zero(t, refusal.Error.RetryAfter)
	}
}
