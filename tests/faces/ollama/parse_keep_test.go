package ollama_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/parse_keep"
)

func TestParseKeep(t *testing.T) {
	for text, want := range map[string]time.Duration{"0": 0, "300": 5 * time.Minute, "-1": -time.Second,
		`"-1"`:  -time.Second,
		`"300"`: 5 * time.Minute, `"1h30m"`: 90 * time.Minute, `"-1m"`: -time.Minute, "0.5": 500 * time.Millisecond,
		`"0s"`: 0, "1e300": ollama.MostSeconds * time.Second, "-1e300": -time.Second} {
		keep, refusal := parse_keep.ParseKeep([]byte(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, *keep, text)
	}
	keep, refusal := parse_keep.ParseKeep([]byte("null"))
	require.Nil(t, keep)
	require.Nil(t, refusal)
	for _, text := range []string{"true", `"long"`, "[]", `""`, `"nan"`} {
		_, refusal := parse_keep.ParseKeep([]byte(text))
		require.NotNil(t, refusal, text)
		require.Contains(t, refusal.Fault.Message, "keep_alive is ")
	}
}
