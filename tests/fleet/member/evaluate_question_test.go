package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/member/evaluate_question"
	"rkllmd/generation"
	"rkllmd/tests/fleet/member/member_note_client"
	"rkllmd/tests/fleet/member/write_fixed"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/utils/turns"
)

func TestEvaluateQuestion(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{})
	answer, err := evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "tokenize", Text: "a b"})
	require.NoError(t, err)
	tokens := answer.Tokens
	require.NotEmpty(t, tokens)
	answer, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "detokenize", Tokens: tokens})
	require.NoError(t, err)
	require.Equal(t, "a b", string(answer.Bytes))
	for _, behind := range []bool{false, true} {
		answer, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "render", Behind: behind,
			Request: &generation.Request{Prompt: "a b", Raw: true}})
		require.NoError(t, err)
		require.Contains(t, answer.Tokens, tokens[0])
	}
	answer, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "embed", Text: "a b"})
	require.NoError(t, err)
	require.Len(t, answer.Vector, 64)
	var client turns.Client
	b.Embed = member_note_client.MemberNoteClient(&client)
	for _, from := range []turns.Client{{User: "g u", Number: 7}, {}} { // the last of an older gateway
		_, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "embed", Text: "a b",
			User: from.User, Number: from.Number})
		require.NoError(t, err)
		require.Equal(t, from, client)
	}
	b.Write = write_fixed.WriteFixed
	answer, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "write",
		Request: &generation.Request{Prompt: "a b"}})
	require.NoError(t, err)
	require.Equal(t, []string{"<user>", "m"}, []string{answer.Written, answer.Mark})
	_, err = evaluate_question.EvaluateQuestion(t.Context(), b, fleet.Question{Verb: "sing"})
	require.ErrorIs(t, err, generation.ErrNotSupported)
}
