package openai_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/parse_stops"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseStops(t *testing.T) {
	for text, want := range map[string][]string{"": nil, "null": nil, `"a"`: {"a"}, `["a", "b"]`: {"a", "b"}, "[]": {}} {
		stops, refusal := parse_stops.ParseStops(json.RawMessage(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, stops, text)
	}
	for text, words := range map[string]string{"1": "must be a text", `""`: "stop[0] has 0 bytes",
		"[" + strings.Repeat(`"a",`, 16) + `"a"]`: "17 texts; it may have 16"} {
		_, refusal := parse_stops.ParseStops(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "stop", words)
	}
}
