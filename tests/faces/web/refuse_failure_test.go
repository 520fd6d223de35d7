package web_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/refuse_failure"
	"rkllmd/generation"
)

func TestRefuseFailure(t *testing.T) {
	for err, status := range map[error]int{generation.ErrInvalid: 400, generation.ErrBusy: 429,
		generation.ErrClosed: 503, errors.New("why"): 500} {
		refusal := refuse_failure.RefuseFailure(err)
		require.Equal(t, status, refusal.Status)
		require.Equal(t, err.Error(), refusal.Error.Message)
	}
}
