package parse_object_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion/parse_object"
	"rkllmd/generation"
)

func TestParseObject(t *testing.T) {
	var to struct {
		Text string `json:"text"`
		N    int32  `json:"n"`
		In   struct {
			Yes bool `json:"yes"`
		} `json:"in"`
	}
	require.NoError(t, parse_object.ParseObject([]byte(" {\"text\": \"\u00fc<\", \"n\": 3, \"in\": {\"yes\": true}, \"new\": [1]}\n"), &to))
	require.Equal(t, "ü<", to.Text)
	require.Equal(t, int32(3), to.N)
	require.True(t, to.In.Yes)
	require.NoError(t, parse_object.ParseObject([]byte(`{"text": null}`), &to))
	require.Equal(t, "ü<", to.Text, "what is not given stays")
	for text, want := range map[string]string{
		"":                     `a JSON object is needed, not ""`,
		"[1]":                  `a JSON object is needed, not "[1]"`,
		"null":                 `a JSON object is needed, not "null"`,
		"{\"text\": \"\xff\"}": "not UTF-8",
		`{"text": "a"`:         "the message is no JSON: unexpected end",
		`{} {}`:                "the message is no JSON: invalid character '{' after top-level value",
		`{"text": 1}`:          `"text" is a number; it must be a string`,
		`{"n": 1.5}`:           `"n" is 1.5; it must be a whole number`,
		`{"in": {"yes": "y"}}`: `"in.yes" is a string; it must be true or false`,
		`{"in": []}`:           `"in" is a list; it must be an object`,
	} {
		err := parse_object.ParseObject([]byte(text), &to)
		require.ErrorContains(t, err, want, text)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
