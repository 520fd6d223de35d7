package refuse_model_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/refuse_model"
)

func TestRefuseModel(t *testing.T) {
	for err, want := range map[error]struct {
		status int
		kind   completion.ErrorType
	}{
		web.ErrForbidden: {403, "invalid_request"}, generation.ErrBusy: {409, "model_loading_error"}, generation.ErrClosed: {409, "model_loading_error"},
		generation.ErrInvalid: {400, "invalid_request"}, generation.ErrFailed: {503, "model_loading_error"}, context.DeadlineExceeded: {504, "timeout"},
	} {
		refusal := refuse_model.RefuseModel(err)
		require.Equal(t, want.status, refusal.Status, "%v", err)
		require.Equal(t, want.kind, refusal.Error.Error, "%v", err)
		require.Zero(t, refusal.Error.RetryAfter)
	}
}
