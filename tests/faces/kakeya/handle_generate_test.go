package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/tests/faces/kakeya/kakeya_prefilled"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_append"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestHandleGenerate(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Sessions: generation.SessionOptions{Window: 60}})
	t.Run("a seed, the history, the answer in it", func(t *testing.T) {
		id, other := kakeya_session.KakeyaSession(t, s.Client, 5, 300, 301), kakeya_session.KakeyaSession(t, s.Client)
		request := &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 8, Seed: proto.Uint64(0)}
		first := kakeya_answer.KakeyaAnswer(t, s.Client, request)
		require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_MAX_TOKENS, first.Done.StopReason)
		require.Positive(t, first.Done.PrefillDurationSeconds)
		info := kakeya_info.KakeyaInfo(t, s.Client, id)
		require.EqualValues(t, 11, info.HistoryLength)
		require.Equal(t, 10*s.Backend.Model.BytesPerToken, info.KvLiveBytes, "the last token is not decoded yet")
		require.Equal(t, 3.0, kakeya_prefilled.KakeyaPrefilled(t, s.Host))
		request.MaxTokens = 4
		second := kakeya_answer.KakeyaAnswer(t, s.Client, request)
		require.Equal(t, 3.0+1, kakeya_prefilled.KakeyaPrefilled(t, s.Host), "only what is new")
		for _, token := range append([]uint32{5, 300, 301}, first.Tokens...) {
			kakeya_append.KakeyaAppend(t, s.Client, other, token)
		}
		request.SessionId = other
		again := kakeya_answer.KakeyaAnswer(t, s.Client, request)
		require.Equal(t, second.Tokens, again.Tokens)
	})
	t.Run("an end token", func(t *testing.T) {
		greedy := &kakeyav1.GenerateRequest{SessionId: kakeya_session.KakeyaSession(t, s.Client, 7, 8), MaxTokens: 6,
			Temperature: proto.Float32(0)}
		tokens := kakeya_answer.KakeyaAnswer(t, s.Client, greedy).Tokens
		created, err := create_session.CreateSession(t.Context(), s.Client, &kakeyav1.CreateSessionRequest{
			EosTokenIds: tokens[2:3]})
		require.NoError(t, err)
		greedy.SessionId = created.SessionId
		kakeya_append.KakeyaAppend(t, s.Client, created.SessionId, 7, 8)
		answer := kakeya_answer.KakeyaAnswer(t, s.Client, greedy)
		require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_EOS, answer.Done.StopReason)
		require.Equal(t, tokens[:2], answer.Tokens)
	})
	t.Run("a history that is too long, and a context that is full", func(t *testing.T) {
		id := kakeya_session.KakeyaSession(t, s.Client, make([]uint32, 100)...)
		answer := kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 1 << 31})
		require.EqualValues(t, 36, answer.Dropped, "all but 4 and 60")
		require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_TRUNCATED, answer.Done.StopReason)
		require.EqualValues(t, 128, kakeya_info.KakeyaInfo(t, s.Client, id).HistoryLength)
	})
	one, empty := kakeya_session.KakeyaSession(t, s.Client, 1), kakeya_session.KakeyaSession(t, s.Client)
	for _, refused := range []struct {
		code    codes.Code
		text    string
		request *kakeyav1.GenerateRequest
	}{
		{codes.NotFound, "there is no session", &kakeyav1.GenerateRequest{SessionId: "none", MaxTokens: 1}},
		{codes.InvalidArgument, "max_tokens is 0", &kakeyav1.GenerateRequest{SessionId: one}},
		{codes.InvalidArgument, "temperature is -1",
			&kakeyav1.GenerateRequest{SessionId: one, MaxTokens: 1, Temperature: proto.Float32(-1)}},
		{codes.FailedPrecondition, "no history yet", &kakeyav1.GenerateRequest{SessionId: empty, MaxTokens: 1}},
	} {
		t.Run(refused.text, func(t *testing.T) {
			event, err := kakeya_first.KakeyaFirst(t, s.Client, refused.request)
			require.Nil(t, event)
			require.Equal(t, refused.code, status.Code(err))
			require.ErrorContains(t, err, refused.text)
		})
	}
}
