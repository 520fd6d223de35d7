package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/parse_think"
)

func TestParseThink(t *testing.T) {
	for text, want := range map[string]*bool{"": nil, "null": nil, "true": new(true), "false": new(false),
		`"high"`: new(true), `"none"`: new(false)} {
		thoughts, refusal := parse_think.ParseThink([]byte(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, thoughts, text)
	}
	for _, text := range []string{"1", `"much"`, "{}"} {
		_, refusal := parse_think.ParseThink([]byte(text))
		require.Contains(t, refusal.Fault.Message, "it must be true, false or one of")
	}
}
