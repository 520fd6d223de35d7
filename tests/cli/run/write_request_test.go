package run_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/run"
	"rkllmd/cli/run/write_request"
)

func TestWriteRequest(t *testing.T) {
	config := write_request.WriteRequest(run.Options{Name: "a", Prompt: "hi", Param: map[string]any{
		"max_new_tokens": 5, "top_k": 4, "top_p": float32(0.5), "temperature": float32(0),
		"repeat_penalty": float32(1.5)}})
	require.Equal(t, "a", config.Model)
	require.JSONEq(t, `[{"role": "user", "content": "hi"}]`, string(config.Messages))
	text, err := json.Marshal(config.Parameters)
	require.NoError(t, err)
	require.JSONEq(t, `{"max_tokens": 5, "temperature": 0, "top_p": 0.5, "top_k": 4, "repetition_penalty": 1.5,
		"min_p": null, "frequency_penalty": null, "presence_penalty": null, "stop": null, "seed": null,
		"mirostat": null, "mirostat_tau": null, "mirostat_eta": null}`, string(text))
	config = write_request.WriteRequest(run.Options{Prompt: "hi", System: "S"})
	require.JSONEq(t, `[{"role": "system", "content": "S"}, {"role": "user", "content": "hi"}]`, string(config.Messages))
	config = write_request.WriteRequest(run.Options{Prompt: "hi", NoTemplate: true, Param: map[string]any{
		"max_new_tokens": -1}})
	require.Equal(t, "hi", *config.Prompt)
	require.False(t, config.Chat)
	require.Nil(t, config.Messages)
	require.Nil(t, config.Parameters.MaxTokens, "-1: until the context is full")
	require.Nil(t, config.Schema)
	config = write_request.WriteRequest(run.Options{Prompt: "hi", Schema: "{}"})
	require.Equal(t, "{}", string(config.Schema))
	require.Equal(t, "root ::= .", write_request.WriteRequest(run.Options{Grammar: "root ::= ."}).Grammar)
}
