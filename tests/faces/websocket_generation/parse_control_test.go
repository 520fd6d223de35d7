package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket_generation/parse_control"
	"rkllmd/generation"
)

func TestParseControl(t *testing.T) {
	for _, action := range []string{"stop", "pause", "resume", "regenerate"} {
		control, err := parse_control.ParseControl([]byte(`{"type": "control", "action": "` + action + `"}`))
		require.NoError(t, err)
		require.Equal(t, action, control.Action)
	}
	control, err := parse_control.ParseControl(
		[]byte(`{"type": "control", "action": "modify", "parameters": {"temperature": 0.9, "top_p": 0.95, "top_k": 0, "repetition_penalty": 2}}`))
	require.NoError(t, err)
	require.Equal(t, []float32{0.9, 0.95, 2}, []float32{*control.Parameters.Temperature, *control.Parameters.TopP,
		*control.Parameters.RepetitionPenalty})
	require.Zero(t, *control.Parameters.TopK)
	for text, wrong := range map[string]string{
		`{"action": "explode"}`: `"action" is "explode"; it must be "stop", "pause", "resume", "regenerate" or "modify"`,
		`{}`:                    `"action" is ""`,
		`{"action": 7}`:         "action",
		`{"action": "modify"}`:  `"parameters" is empty`,
		`{"action": "modify", "parameters": {"temperature": 101}}`: "temperature is 101; it must be from 0",
		`{"action": "modify", "parameters": {"top_p": 1.5}}`:       "top_p is 1.5; it must be from 0 to 1",
		`{"action": "modify", "parameters": {"max_tokens": 5}}`: "max_tokens cannot change while a " +
			"generation goes on",
		`{"action": "modify", "parameters": {"mirostat": 2}}`:             "mirostat cannot change",
		`{"action": "modify", "parameters": {"mirostat_tau": 5}}`:         "mirostat_tau cannot change",
		`{"action": "modify", "parameters": {"mirostat_eta": 0.2}}`:       "mirostat_eta cannot change",
		`{"action": "modify", "parameters": {"stop": []}}`:                "stop cannot change",
		`{"action": "modify", "parameters": {"seed": 5, "top_k": 1}}`:     "seed cannot change",
		`{"action": "stop", "parameters": {"temperature": 1}}`:            `"parameters" go with the action "modify", not with "stop"`,
		`{"action": "modify", "parameters": {"temperature": "very hot"}}`: "temperature",
	} {
		_, err := parse_control.ParseControl([]byte(text))
		require.ErrorIs(t, err, generation.ErrInvalid, text)
		require.ErrorContains(t, err, wrong, text)
	}
}
