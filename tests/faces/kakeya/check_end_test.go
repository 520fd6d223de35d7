package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/engine"
	"rkllmd/faces/kakeya/check_end"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestCheckEnd(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	session := s.Host.Sessions[kakeya_session.KakeyaSession(t, s.Client, 1)]
	require.NoError(t, check_end.CheckEnd(s.Host, session, generation.Event{Reason: generation.ReasonLength}))
	require.NoError(t, check_end.CheckEnd(s.Host, session, generation.Event{Reason: generation.ReasonAbort}))
	require.Equal(t, generation.ErrBusy, check_end.CheckEnd(s.Host, session,
		generation.Event{Reason: generation.ReasonError, Err: generation.ErrBusy}))
	err := check_end.CheckEnd(s.Host, session, generation.Event{Reason: generation.ReasonError,
		Err: engine.ErrCachePosition})
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "INV-2: the next position went back")
	clear_backend.ClearBackend(s.Hub)
	err = check_end.CheckEnd(s.Host, session, generation.Event{Reason: generation.ReasonAbort})
	require.Equal(t, codes.Unavailable, status.Code(err))
}
