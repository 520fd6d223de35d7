package kakeya_test

import (
	"context"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/take_turn"
	"rkllmd/generation"
)

func TestTakeTurn(t *testing.T) {
	_, err := take_turn.TakeTurn(t.Context(), &kakeya.Host{Hub: &generation.Hub{}}, "none")
	require.Equal(t, codes.NotFound, status.Code(err))
	synctest.Test(t, func(t *testing.T) {
		session := &kakeya.Session{Session: &generation.Session{ID: "a"}, Table: &kakeya.Table{},
			Turn: make(chan struct{}, 1)}
		host := &kakeya.Host{Hub: &generation.Hub{}, Sessions: map[string]*kakeya.Session{"a": session}}
		got, err := take_turn.TakeTurn(t.Context(), host, "a")
		require.NoError(t, err)
		require.True(t, got == session)

		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan codes.Code, 3)
		go func() {
			_, err := take_turn.TakeTurn(ctx, host, "a")
			ended <- status.Code(err)
		}()
		synctest.Wait()
		require.Empty(t, ended, "it waits")
		cancel()
		require.Equal(t, codes.Canceled, <-ended)

		for range 2 {
			go func() {
				_, err := take_turn.TakeTurn(t.Context(), host, "a")
				ended <- status.Code(err)
			}()
		}
		synctest.Wait()
		<-session.Turn
		require.Equal(t, codes.OK, <-ended)
		synctest.Wait()
		require.Empty(t, ended, "one at a time")
		host.Mu.Lock()
		delete(host.Sessions, "a")
		host.Mu.Unlock()
		<-session.Turn
		require.Equal(t, codes.NotFound, <-ended, "closed meanwhile")
		require.Empty(t, session.Turn)
	})
}
