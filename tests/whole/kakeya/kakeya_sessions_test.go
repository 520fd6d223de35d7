package kakeya_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/generate"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/whole/kakeya/kakeya_append"
	"rkllmd/tests/whole/kakeya/kakeya_during"
)

// Token sessions of the real daemon: before there is a model, on one, while it goes, on the next, and when the daemon
// is stopped.
func TestKakeyaSessions(t *testing.T) {
	address := "unix://" + filepath.Join(t.TempDir(), "grpc.sock")
	c, err := open_client.OpenClient(address, kakeya_client.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { c.Conn.Close() }) // when the daemon has ended
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--grpc", address, "--sequences", "2"}})
	_, err = create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{})
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "no model is loaded: load one by rkllm.init")
	owner := connect_client.ConnectClient(t, d.Path)
	init_tiny_model.InitTinyModel(t, owner, map[string]any{"max_context_len": 1 << 14})

	first := kakeya_session.KakeyaSession(t, c, 5, 300)
	t.Run("another Generate of the session waits", func(t *testing.T) {
		beside := make(chan kakeya_answer.Answer, 1)
		request := &kakeyav1.GenerateRequest{SessionId: first, MaxTokens: 200, Seed: proto.Uint64(1)}
		another := &kakeyav1.GenerateRequest{SessionId: first, MaxTokens: 5, Seed: proto.Uint64(1)}
		events, err := kakeya_during.KakeyaDuring(t, c, request, func() {
			go func() { beside <- kakeya_answer.KakeyaAnswer(t, c, another) }()
		})
		require.NoError(t, err)
		require.Len(t, events, 201)
		for i, event := range events {
			require.Equal(t, i == 200, event.GetDone() != nil)
		}
		require.Len(t, (<-beside).Tokens, 5)
		require.EqualValues(t, 2+200+5, kakeya_info.KakeyaInfo(t, c, first).HistoryLength)
	})
	t.Run("what is refused changes nothing", func(t *testing.T) {
		err := kakeya_append.KakeyaAppend(t, c, first, 1, 1<<30)
		require.Equal(t, codes.InvalidArgument, status.Code(err))
		require.ErrorContains(t, err, "desc = token_ids[1] is 1073741824; this model has the tokens 0 to ")
		require.EqualValues(t, 207, kakeya_info.KakeyaInfo(t, c, first).HistoryLength)
	})
	t.Run("the model goes, and the sessions with it", func(t *testing.T) {
		id := kakeya_session.KakeyaSession(t, c, 5, 300)
		request := &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 16000}
		_, err := kakeya_during.KakeyaDuring(t, c, request, func() {
			require.Contains(t, ask_daemon.AskDaemon(t, owner, `{"jsonrpc":"2.0","id":5,"method":"rkllm.destroy"}`),
				`"result":0`)
		})
		require.Equal(t, codes.Unavailable, status.Code(err), "%v", err)
		require.Equal(t, codes.NotFound, status.Code(kakeya_append.KakeyaAppend(t, c, id, 1)))
		_, err = create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{})
		require.Equal(t, codes.FailedPrecondition, status.Code(err))
		init_tiny_model.InitTinyModel(t, owner, nil)
		require.Equal(t, codes.NotFound, status.Code(kakeya_append.KakeyaAppend(t, c, id, 1)),
			"an old one is not a new model's")
	})
	id, begun := kakeya_session.KakeyaSession(t, c, 5), make(chan struct{}, 16001)
	go func() {
		for range generate.Generate(context.Background(), c, &kakeyav1.GenerateRequest{SessionId: id,
			MaxTokens: 16000}) {
			begun <- struct{}{}
		}
	}()
	<-begun // the daemon is stopped now
}
