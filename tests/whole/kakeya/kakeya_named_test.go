package kakeya_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	"rkllmd/demo/write_tiny_model"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/whole/kakeya/kakeya_append"
	"rkllmd/tests/whole/kakeya/kakeya_during"
)

// Sessions on models of the store, which the metadata of CreateSession names, beside those on the model that
// rkllm.init has loaded: each stays on its model, and gets the tokens that it would get from the same model anywhere
// else. A session keeps its model in memory until another model needs the place; what is being generated ends first.
func TestKakeyaNamed(t *testing.T) {
	store, main := t.TempDir(), filepath.Join(t.TempDir(), "main.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(main, "llama", 1))
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(store, "same.gguf"), "llama", 1))
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(store, "other.gguf"), "qwen3", 2))
	address := grpc_daemon.GRPCDaemon(t, main, 2048, start_daemon.Options{Flags: []string{"--models", store,
		"--max-models", "1", "--alias", "again=same"}})
	c, err := open_client.OpenClient(address, kakeya_client.Options{})
	require.NoError(t, err)
	defer c.Conn.Close()
	ids := map[string]string{"": kakeya_session.KakeyaSession(t, c)}
	for _, name := range []string{"same", "again", "SAME:latest"} {
		made, err := create_session.CreateSession(metadata.AppendToOutgoingContext(t.Context(), "model", name), c,
			&kakeyav1.CreateSessionRequest{})
		require.NoError(t, err)
		ids[name] = made.SessionId
	}
	answers := map[string][]uint32{}
	for name, id := range ids {
		require.NoError(t, kakeya_append.KakeyaAppend(t, c, id, 5, 300, 301))
		answers[name] = kakeya_answer.KakeyaAnswer(t, c, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 30,
			Seed: proto.Uint64(7)}).Tokens
		require.Len(t, answers[name], 30)
	}
	for name := range ids {
		require.Equal(t, answers[""], answers[name], name)
	}
	for _, name := range []string{"none", main + "/../x", "../main"} {
		_, err := create_session.CreateSession(metadata.AppendToOutgoingContext(t.Context(), "model", name), c,
			&kakeyav1.CreateSessionRequest{})
		require.Equal(t, codes.NotFound, status.Code(err), name)
		require.ErrorContains(t, err, `models here: "main", "again", "`)
	}

	other := make(chan string, 1)
	events, err := kakeya_during.KakeyaDuring(t, c, &kakeyav1.GenerateRequest{SessionId: ids["same"], MaxTokens: 200},
		func() {
			go func() {
				made, err := create_session.CreateSession(metadata.AppendToOutgoingContext(context.Background(),
					"model", "other"), c, &kakeyav1.CreateSessionRequest{})
				assert.NoError(t, err)
				other <- made.GetSessionId()
			}()
		})
	require.NoError(t, err)
	require.Len(t, events, 201, "the model that is to go finishes first")
	ids["other"] = <-other
	require.NoError(t, kakeya_append.KakeyaAppend(t, c, ids[""], 5, 300, 301))
	require.NoError(t, kakeya_append.KakeyaAppend(t, c, ids["other"], 5, 300, 301))
	for _, name := range []string{"same", "again", "SAME:latest"} {
		err := kakeya_append.KakeyaAppend(t, c, ids[name], 5)
		require.Equal(t, codes.NotFound, status.Code(err), name)
		require.ErrorContains(t, err, "its model was unloaded; create another one")
	}
}
