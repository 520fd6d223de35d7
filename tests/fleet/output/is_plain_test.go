package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/output/is_plain"
	"rkllmd/generation"
)

func TestIsPlain(t *testing.T) {
	token := generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "a", Parts: []generation.Part{
		{Kind: generation.PartThought, Text: "hm"}, {Kind: generation.PartText, Text: "a"}}}}
	require.True(t, is_plain.IsPlain(&fleet.Output{Event: token}))
	call, likely, logprob := token, token, -1.0
	call.Token.Parts = []generation.Part{{Kind: generation.PartText}, {Kind: generation.PartCall}}
	likely.Token.Top = []generation.TokenLogprob{{ID: 1}}
	for _, o := range []fleet.Output{{}, {Event: call}, {Event: likely}, {Event: token, Logprob: &logprob},
		{Event: token, Failure: &fleet.Failure{}}, {Event: token, Changes: []engine.Change{{}}},
		{Event: token, Leaving: true}, {Event: generation.Event{Kind: generation.EventDone}}} {
		require.False(t, is_plain.IsPlain(&o), "%+v", o)
	}
}
