package embeddings_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/parse_inputs"
	"rkllmd/generation"
)

func TestParseInputs(t *testing.T) {
	a, b := generation.Input{Text: "a"}, generation.Input{Tokens: []int32{1, 2}}
	for text, want := range map[string][]generation.Input{`"a"`: {a}, `["a", "a"]`: {a, a}, `[1, 2]`: {b}, `[[1, 2], [1, 2]]`: {b, b}} {
		inputs, refusal := parse_inputs.ParseInputs("input", []byte(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, inputs, text)
	}
	for _, text := range []string{"", "null", "1", `""`, "[]", `["a", ""]`, "[[]]", `["a", 1]`, "{}", "[[1, null]]", "[null]",
		"[" + strings.Repeat(`"a",`, embeddings.MostInputs) + `"a"]`} {
		_, refusal := parse_inputs.ParseInputs("input", []byte(text))
		require.NotNil(t, refusal, text)
		require.Equal(t, []any{400, "input"}, []any{refusal.Status, *refusal.Fault.Param})
	}
}
