package lines_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/parse_line"
)

func TestParseLine(t *testing.T) {
	line, err := parse_line.ParseLine(
		[]byte(`{"id": 7, "prompt": "Hi", "seed": 18446744073709551615, "stop": ["a"], "temperature": 0.5, "top_k": null}`))
	require.NoError(t, err)
	require.Equal(t, lines.OpGenerate, line.Op)
	require.Equal(t, "7", string(line.ID))
	require.Equal(t, "Hi", *line.Prompt)
	require.Equal(t, uint64(18446744073709551615), *line.Seed)
	require.Equal(t, float32(0.5), *line.Temperature)
	require.Nil(t, line.TopK)
	require.Nil(t, line.Logprobs)
	line, err = parse_line.ParseLine([]byte(`{"op": "abort", "id": "x", "of": 7}`))
	require.NoError(t, err)
	require.Equal(t, `"x"`, string(line.ID))
	require.Equal(t, "7", string(line.Of))

	line, err = parse_line.ParseLine(
		[]byte(`{"id": 7.0, "prompt": "Hi", "max_tokens": 2.0, "seed": 1e19, "end_tokens": [3e0], "tools": [{"n": 1.0}], "messages": []}`))
	require.NoError(t, err)
	require.Equal(t, []any{"7.0", 2, uint64(1e19), []int32{3}, `[{"n": 1.0}]`}, []any{string(line.ID), line.MaxTokens,
		*line.Seed, line.EndTokens, string(line.Tools)})

	for _, bad := range []struct{ text, want string }{
		{``, `the line is no JSON: the message ends in the middle of its JSON text (at byte 0)`},
		{"{\"id\": \"\xff\"}", `the line is no JSON: strings must be UTF-8, not "\xff" (at byte 8)`},
		{`{"id": "\ud800"}`, `the line is no JSON: \ud800 to \udbff and \udc00 to \udfff are halves of one character and must stand in pairs, in this order (at byte 14)`},
		{`{"id": 1, "id": 1, "prompt": "a"}`, `"id" is given twice`},
		{`{"id": 1, "prompt": "a", "prompt": "b"}`, `"prompt" is given twice`},
		{`null`, `the line is no JSON object: it begins with "null"`},
		{`[1]`, `the line is no JSON object: it begins with "[1]"`},
		{`{"id": 1, "prompt": "a"`, `the line is no JSON: the message ends in the middle of its JSON text (at byte 23)`},
		{`{"prompt": "a"}`, `"id" is missing, or neither a text nor a number: answers name it`},
		{`{"id": null, "prompt": "a"}`, `"id" is missing, or neither a text nor a number: answers name it`},
		{`{"id": [1], "prompt": "a"}`, `"id" is missing, or neither a text nor a number: answers name it`},
		{`{"id": 1, "op": 3}`, `"op" must be a text, not 3`},
		{`{"id": 1, "op": "go"}`, `"go" is no op`},
		{`{"id": 1, "promt": "a"}`, `"generate" takes no member "promt"`},
		{`{"id": 1, "op": "abort", "of": 2, "temperature": 1}`, `"abort" takes no member "temperature"`},
		{`{"id": 1, "op": "abort"}`, `"abort" needs the member "of"`},
		{`{"id": 1, "op": "save_session", "session": "a", "path": null}`, `"save_session" needs the member "path"`},
		{`{"id": 1, "prompt": 5}`, `"prompt" is a number; it must be a string`},
		{`{"id": 1, "max_tokens": 1.5}`, `"max_tokens" is 1.5; it must be a whole number`},
		{`{"id": 1, "seed": -1}`, `"seed" is -1; it must be a whole number from 0 to 18446744073709551615`},
		{`{"id": 1, "prompt": "a", "end_tokens": [2, null]}`, `end_tokens[1] is null; it must be a token`},
		{`{"id": 1, "thinking": 1}`, `"thinking" is a number; it must be true or false`},
	} {
		line, err := parse_line.ParseLine([]byte(bad.text))
		require.EqualError(t, err, bad.want, bad.text)
		if len(bad.text) > 8 && bad.text[:8] == `{"id": 1` && bad.text[len(bad.text)-1] == '}' &&
			bad.want != `"id" is given twice` {
			require.Equal(t, "1", string(line.ID), "the answer can name the line")
		}
	}
}
