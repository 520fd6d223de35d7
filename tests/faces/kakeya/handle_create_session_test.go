package kakeya_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/engine"
	"rkllmd/faces/kakeya/handle_create_session"
	"rkllmd/faces/kakeya/name_status"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/faces/kakeya/kakeya_named"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestHandleCreateSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Sessions: generation.SessionOptions{Limit: 3}})
	ids := map[string]bool{}
	for range 5 {
		created, err := handle_create_session.HandleCreateSession(t.Context(), s.Host, &kakeyav1.CreateSessionRequest{
			ClientLabel: "me", EosTokenIds: []uint32{1, 2}})
		require.NoError(t, err)
		require.Len(t, created.SessionId, 26)
		ids[created.SessionId] = true
		session := s.Host.Sessions[created.SessionId]
		require.Equal(t, "me", session.Label)
		require.Equal(t, []int32{1, 2}, session.EndTokens)
	}
	require.Len(t, ids, 5)
	require.Len(t, s.Host.Sessions, 3, "the least recently used ones had to make room")
	for text, m := range map[string]*kakeyav1.CreateSessionRequest{
		"eos_token_ids[0] is 4294967295":                      {EosTokenIds: []uint32{1<<32 - 1}},
		"desc = eos_token_ids[1] is 99999":                    {EosTokenIds: []uint32{1, 99999}},
		"desc = client_label has 300 bytes; the limit is 256": {ClientLabel: strings.Repeat("x", 300)},
	} {
		_, err := handle_create_session.HandleCreateSession(t.Context(), s.Host, m)
		require.ErrorContains(t, name_status.NameStatus(err), text)
	}
	empty := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Empty: true})
	_, err := handle_create_session.HandleCreateSession(t.Context(), empty.Host, &kakeyav1.CreateSessionRequest{})
	require.Equal(t, codes.FailedPrecondition, status.Code(err))

	s, table := kakeya_named.KakeyaNamed(t, generation.SessionOptions{})
	for name, code := range map[string]codes.Code{"named": codes.OK, "named:latest": codes.OK, "": codes.OK,
		"other": codes.NotFound} {
		ctx := metadata.NewIncomingContext(t.Context(), metadata.Pairs("model", name))
		_, err = handle_create_session.HandleCreateSession(ctx, s.Host, &kakeyav1.CreateSessionRequest{})
		require.Equal(t, code, status.Code(name_status.NameStatus(err)), "%v", err)
		_, err = handle_create_session.HandleCreateSession(ctx, s.Host, &kakeyav1.CreateSessionRequest{
			EosTokenIds: []uint32{99999}})
		require.Error(t, err, "nothing of it holds the model")
	}
	table.Mu.Lock()
	require.Equal(t, 2, table.Models[0].Stay.Holders)
	table.Mu.Unlock()
	_, slow := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{})
	gate := make(chan struct{})
	s.Host.Named = named_table.NamedTable(t, "slow", slow, gate)
	t.Cleanup(func() { close(gate) })
	late, end := context.WithTimeout(t.Context(), 0)
	defer end()
	_, err = handle_create_session.HandleCreateSession(metadata.NewIncomingContext(late, metadata.Pairs("model",
		"slow")), s.Host, &kakeyav1.CreateSessionRequest{})
	require.Equal(t, codes.DeadlineExceeded, status.Code(name_status.NameStatus(err)), "the call's own end")
	s.Host.Named = table
	clear_backend.ClearBackend(s.Hub)
	_, err = handle_create_session.HandleCreateSession(t.Context(), s.Host, &kakeyav1.CreateSessionRequest{})
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, `name one, by "model"; models here: "named"`)
}
