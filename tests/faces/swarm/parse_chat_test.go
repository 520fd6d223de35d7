package swarm_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_chat"
)

func TestParseChat(t *testing.T) {
	for _, prompt := range []string{"Hi", strings.Repeat("x", 10), strings.Repeat("é", 5), " "} {
		quoted, err := json.Marshal(prompt)
		require.NoError(t, err)
		got, fault := parse_chat.ParseChat(map[string]json.RawMessage{"prompt": quoted, "future": []byte("[1]")}, 10)
		require.Nil(t, fault)
		require.Equal(t, prompt, got)
	}
	for value, text := range map[string]string{
		`null`: `"prompt" is missing in the payload`,
		`""`:   `"prompt" is empty`,
		`7`:    `"prompt" is 7; it must be a string`,
		`"` + strings.Repeat("x", 11) +
			`"`: `"prompt" has 11 bytes; the limit is 10 bytes (--swarm-max-prompt-bytes, RKLLMD_SWARM_MAX_PROMPT_BYTES)`,
		`"` + strings.Repeat("\\u00e9", 6) + `"`: `"prompt" has 12 bytes`,
	} {
		_, fault := parse_chat.ParseChat(map[string]json.RawMessage{"prompt": json.RawMessage(value)}, 10)
		require.NotNil(t, fault, value)
		require.Equal(t, swarm.CodeBadMessage, fault.Code)
		require.Contains(t, fault.Message, text)
	}
	_, fault := parse_chat.ParseChat(map[string]json.RawMessage{"Prompt": json.RawMessage(`"Hi"`)}, 10)
	require.Contains(t, fault.Message, "missing", "names are exact")
}
