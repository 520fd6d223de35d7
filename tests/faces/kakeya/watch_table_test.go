package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/take_turn"
	"rkllmd/faces/kakeya/watch_table"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/generate"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestWatchTable(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	busy, idle := kakeya_session.KakeyaSession(t, s.Client, 1), kakeya_session.KakeyaSession(t, s.Client, 1)
	table := s.Host.Tables[0]
	left, closed, count := make(chan struct{}), make(chan struct{}), 0
	for event, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: busy,
		MaxTokens: 60}) {
		require.NoError(t, err, "what is being generated ends first")
		if count++; count == 1 {
			close(left)
			go func() {
				defer close(closed)
				watch_table.WatchTable(s.Host, table, left)
			}()
		}
		if event.GetDone() != nil {
			require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_MAX_TOKENS, event.GetDone().StopReason)
		}
	}
	require.Equal(t, 61, count)
	<-closed
	for _, id := range []string{busy, idle} {
		_, err := take_turn.TakeTurn(t.Context(), s.Host, id)
		require.Equal(t, codes.NotFound, status.Code(err))
	}
	require.Empty(t, s.Host.Sessions)
	watch_table.WatchTable(s.Host, table, nil) // it is closed already
}
