package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/generation/generation_fake_rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
)

// A vendor's library keeps no sessions and takes no seed: it is given the whole history as tokens each time, and what
// it cannot do is refused with the reason.
func TestKakeyaVendor(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Versions[0], func(t *testing.T) {
			b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, layout, &rkllm_fake_generate.Model{Tokens: 5})
			b.Model.ContextSize = 64
			s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Backend: b})
			id := kakeya_session.KakeyaSession(t, s.Client, 7, 8, 9)
			answer := kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 50})
			require.Equal(t, []uint32{0, 1, 2, 3, 4}, answer.Tokens, "as the fake library tells them")
			require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_EOS, answer.Done.StopReason,
				"the model has ended its answer")
			appended, err := append_tokens.AppendTokens(t.Context(), s.Client, &kakeyav1.AppendTokensRequest{
				SessionId: id, TokenIds: []uint32{10}})
			require.NoError(t, err)
			require.EqualValues(t, 9, appended.HistoryLength, "the answer is in the history")
			limited := kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 3})
			// else it is told to the library, and the fake one does not look
			if find_field.FindField(layout.InferParam, "max_new_tokens") < 0 {
				require.Equal(t, []uint32{0, 1, 2}, limited.Tokens)
				require.Equal(t, kakeyav1.GenerateDone_STOP_REASON_MAX_TOKENS, limited.Done.StopReason)
			}
			require.Zero(t, kakeya_info.KakeyaInfo(t, s.Client, id).KvLiveBytes)

			refused := map[string]*kakeyav1.GenerateRequest{"a seed": {SessionId: id, MaxTokens: 1,
				Seed: proto.Uint64(0)}}
			greedy := &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 5, TopK: proto.Uint32(1)}
			if find_field.FindField(layout.InferParam, "sampling_params") < 0 {
				refused["sampling parameters of a single request"] = greedy
			} else {
				require.NotEmpty(t, kakeya_answer.KakeyaAnswer(t, s.Client, greedy).Tokens)
			}
			for what, request := range refused {
				_, err := kakeya_first.KakeyaFirst(t, s.Client, request)
				require.Equal(t, codes.Unimplemented, status.Code(err))
				require.ErrorContains(t, err, "librkllmrt")
				require.ErrorContains(t, err, "does not support "+what)
			}
			_, err = create_session.CreateSession(t.Context(), s.Client, &kakeyav1.CreateSessionRequest{
				EosTokenIds: []uint32{2}})
			require.Equal(t, codes.Unimplemented, status.Code(err))
		})
	}
}
