// Package exact_generate generates the answers of several histories at once.
package exact_generate

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/whole/embedded/exact_decode"
)

// ExactGenerate takes back the last token of each of lives, which are whole, decodes it again together with those of
// the others, and so appends count chosen tokens to every history. The last one is not decoded.
func ExactGenerate(tb testing.TB, c *engine.Context, lives []*exact_decode.Life, count int) {
	tb.Helper()
	samplers := make([]*engine.Sampler, len(lives))
	for i, l := range lives {
		var err error
		samplers[i], err = create_sampler.CreateSampler(c.Model, l.Sampling, c.Size)
		require.NoError(tb, err)
		defer free_sampler.FreeSampler(samplers[i])
		for _, token := range l.History {
			accept_token.AcceptToken(samplers[i], token)
		}
		l.Prompt = len(l.History)
		require.NoError(tb, remove_tokens.RemoveTokens(c, &l.Sequence, l.Prompt-1))
	}
	for range count {
		var parts []engine.Part
		for _, l := range lives {
			parts = append(parts, engine.Part{Sequence: &l.Sequence, Tokens: l.History[len(l.Sequence.Tokens):],
				Outputs: engine.OutputLast})
		}
		require.NoError(tb, decode_parts.DecodeParts(c, parts, nil))
		for i, l := range lives {
			token, err := sample_token.SampleToken(samplers[i], c, i)
			require.NoError(tb, err)
			l.History = append(l.History, token)
		}
	}
}
