package stream_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/parse_object"
	"rkllmd/generation"
)

func TestParseObject(t *testing.T) {
	var to struct {
		Text string `json:"text"`
		N    int32  `json:"n"`
		In   struct {
			Yes bool `json:"yes"`
		} `json:"in"`
		Tokens []int32 `json:"tokens"`
		Seed   *uint64 `json:"seed"`
	}
	require.NoError(t, parse_object.ParseObject(
		[]byte(" {\"text\": \"\u00fc<\", \"n\": 3, \"in\": {\"yes\": true}, \"new\": [1]}\n"), &to))
	require.Equal(t, "ü<", to.Text)
	require.Equal(t, int32(3), to.N)
	require.True(t, to.In.Yes)
	require.NoError(t, parse_object.ParseObject([]byte(`{"text": null}`), &to))
	require.Equal(t, "ü<", to.Text, "what is not given stays")
	for _, whole := range []string{"7.0", "7e0", "0.7e1"} {
		require.NoError(t, parse_object.ParseObject([]byte(`{"n": `+whole+`}`), &to))
		require.Equal(t, int32(7), to.N, whole)
		to.N = 0
	}
	require.NoError(t, parse_object.ParseObject([]byte(`{"seed": "18446744073709551615"}`), &to))
	require.Equal(t, new(uint64(math.MaxUint64)), to.Seed)
	for text, want := range map[string]string{
		"":                      "the message is no JSON: the message ends in the middle",
		`{"n": 1, "n": 1}`:      `"n" is given twice`,
		`{"text": "\udc00"}`:    "the message is no JSON: \\ud800 to",
		"[1]":                   `a JSON object is needed, not "[1]"`,
		"null":                  `a JSON object is needed, not "null"`,
		"{\"text\": \"\xff\"}":  "the message is no JSON: strings must be UTF-8",
		`{"text": "a"`:          "the message is no JSON: the message ends in the middle of its JSON text",
		`{} {}`:                 "the message is no JSON: nothing may follow the JSON text of a message",
		`{"text": 1}`:           `"text" is a number; it must be a string`,
		`{"n": 1.5}`:            `"n" is 1.5; it must be a whole number`,
		`{"in": {"yes": "y"}}`:  `"in.yes" is a string; it must be true or false`,
		`{"tokens": [1, null]}`: "tokens[1] is null; it must be a token",
		`{"in": []}`:            `"in" is a list; it must be an object`,
		`{"seed": "x"}`:         `"seed" is a string; it must be a whole number, 0 or more, or a text of its digits`,
		`{"seed": true}`:        `"seed" is a boolean; it must be a whole number, 0 or more`,
	} {
		err := parse_object.ParseObject([]byte(text), &to)
		require.ErrorContains(t, err, want, text)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
