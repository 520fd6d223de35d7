package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/engine"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/kakeya_client/generate"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/whole/kakeya/kakeya_gate"
)

// A session is closed while it generates: that ends in order, who waited for it learns that it is gone, and its memory
// is free.
func TestKakeyaClose(t *testing.T) {
	gate := &kakeya_gate.Gate{}
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Pool: engine.PoolOptions{Disturb: kakeya_gate.KakeyaGate(
		gate)}})
	id, opened, waiting := kakeya_session.KakeyaSession(t, s.Client, 5, 300), make(chan struct{}), make(chan error, 1)
	session := s.Host.Sessions[id]
	gate.Free.Store(gate.Steps.Load() + 2) // it waits behind the first token, so that it has no time to end
	gate.Closed.Store(&opened)
	var done *kakeyav1.GenerateDone
	received := uint32(0)
	for event, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: id,
		MaxTokens: 100}) {
		require.NoError(t, err)
		require.Nil(t, done)
		if done = event.GetDone(); done != nil {
			continue
		}
		if received++; received > 1 {
			continue
		}
		go func() {
			_, err := kakeya_first.KakeyaFirst(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 1})
			waiting <- err
		}()
		require.Eventually(t, gate.Waiting.Load, time.Minute, time.Millisecond)
		_, err := close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{SessionId: id})
		require.NoError(t, err, "it waits for nothing")
		gate.Closed.Store(nil)
		close(opened)
	}
	require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_CANCELLED, done.StopReason)
	require.Equal(t, received, done.GeneratedTokenCount)
	require.Equal(t, codes.NotFound, status.Code(<-waiting))
	require.Zero(t, s.Backend.Holdings()[session.Owner])
}
