package stream_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/stream/parse_body"
	"rkllmd/generation"
)

func TestParseBody(t *testing.T) {
	config, err := parse_body.ParseBody(
		[]byte(`{"prompt": "Once", "max_tokens": 200, "temperature": 0.5, "stream": false, "seed": 18446744073709551615}`))
	require.NoError(t, err)
	require.Equal(t, 200, *config.Parameters.MaxTokens)
	require.Equal(t, float32(0.5), *config.Parameters.Temperature)
	require.Equal(t, uint64(math.MaxUint64), *config.Parameters.Seed)
	require.False(t, config.Options.Stream)
	config, err = parse_body.ParseBody([]byte(`{"prompt": "a", "seed": "018446744073709551615"}`)) // as answers tell it
	require.NoError(t, err)
	require.Equal(t, uint64(math.MaxUint64), *config.Parameters.Seed)
	config, err = parse_body.ParseBody(
		[]byte(`{"messages": [{"role": "user", "content": "Hello"}], "options": {"stream": true}}`))
	require.NoError(t, err)
	require.Equal(t, []engine.Message{{Role: "user", Content: "Hello"}}, config.Talk.Messages)
	require.True(t, config.Options.Stream)
	for text, want := range map[string]string{
		`{}`: `"prompt" is missing`, `{"resume": "gen_1"}`: `"prompt" is missing`, `[]`: "a JSON object is needed",
		`{"messages": [{"role": "user", "content": ""}, {"role": "x"}]}`: `messages[1] has no "content": give its text`,
		`{"messages": [{"content": null}]}`:                              `messages[0] has no "content": give its text`,
		`{"messages": "x"}`:                                              `messages is "x"; it must be a list of messages`,
		`{"messages": []}`:                                               `"messages" is empty`,
		`{"prompt": "a", "seed": "18446744073709551616"}`: `"seed" is 18446744073709551616; it must be a whole number ` +
			`from 0 to 18446744073709551615`,
		`{"prompt": "a", "seed": "x"}`:               `"seed" is a string; it must be a whole number`,
		`{"prompt": "a", "seed": "7", "top_k": "7"}`: `"top_k" is a string; it must be a whole number`,
		`{"prompt": "a", "top_k": -1}`:               "top_k is -1; it must be 0 (all tokens) or more",
	} {
		_, err = parse_body.ParseBody([]byte(text))
		require.ErrorContains(t, err, want, text)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
