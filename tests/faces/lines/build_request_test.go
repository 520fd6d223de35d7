package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/build_request"
	"rkllmd/generation"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	host, _ := lines_host.LinesHost(t, engine.PoolOptions{})
	session, err := create_session.CreateSession(host.Sessions, "", nil)
	require.NoError(t, err)
	var line lines.Line
	require.NoError(t, json.Unmarshal(
		[]byte(`{"prompt": "a", "raw": true, "special": false, "tools": [1], "documents": [2.0], "template_arguments": {"a": 1.0},
		"add_generation_prompt": false, "continue_final_message": true, "thinking": true, "client": 3, "priority": 4, "seed": 0, "max_tokens": 5,
		"stop": ["x"], "end_tokens": [6], "ignore_end": true, "logprobs": 0, "temperature": 0.25, "session": "`+session.ID+`"}`), &line))
	request, err := build_request.BuildRequest(host, line)
	require.NoError(t, err)
	sampling := host.Backend.Defaults
	sampling.Temperature = 0.25
	require.Equal(t, generation.Request{Prompt: "a", Raw: true, Letters: true, Tools: "[1]", Documents: "[2.0]",
		Arguments: `{"a": 1.0}`, NoAssistant: true, Continue: true, Thinking: true,
		Client: turns.Client{User: "3"}, Priority: 4, Seed: new(uint64), MaxTokens: 5, Stop: []string{"x"},
		EndTokens: []int32{6}, IgnoreEnd: true, Logprobs: 0, Sampling: sampling, Session: session}, request)

	line = lines.Line{}
	require.NoError(t, json.Unmarshal(
		[]byte(`{"messages": [{"role": "system", "content": "s"}, {"role": "user", "content": "u"}]}`), &line))
	request, err = build_request.BuildRequest(host, line)
	require.NoError(t, err)
	require.Equal(t, generation.Request{Messages: []engine.Message{{Role: "system", Content: "s"}, {Role: "user",
		Content: "u"}},
		Client: turns.Client{User: "0"}, Sampling: host.Backend.Defaults, Logprobs: -1}, request)

	for text, want := range map[string]string{
		`{"prompt": "a", "client": "anna"}`: "", `{"prompt": "a", "client": 2.0}`: "",
		`{"prompt": "a", "client": -1}`:                     `"client" is -1; it must be a text, or a whole`,
		`{"messages": [{"role": "x"}]}`:                     `messages[0] has no "content": give its text`,
		`{"messages": [{"role": "user", "content": null}]}`: `messages[0] has no "content": give its text`,
		`{"messages": [{"role": 1}]}`:                       `messages[0].role is 1; it must be a text`,
		`{"prompt": "a", "special": true}`:                  `"special" is true, but only a prompt that goes`,
		`{"prompt": "a", "special": false}`:                 "",
		`{"thinking": true, "enable_thinking": false}`:      `they mean the same: give one of them`,
	} {
		line = lines.Line{}
		require.NoError(t, json.Unmarshal([]byte(text), &line))
		request, err = build_request.BuildRequest(host, line)
		if want == "" {
			require.NoError(t, err)
			require.NotZero(t, request.Client)
			continue
		}
		require.ErrorContains(t, err, want)
	}
	empty := ""
	_, err = build_request.BuildRequest(host, lines.Line{Prompt: &empty})
	require.EqualError(t, err, `"prompt" is empty`)
	_, err = build_request.BuildRequest(host, lines.Line{Session: "nobody's"})
	require.ErrorIs(t, err, generation.ErrNotFound)
}
