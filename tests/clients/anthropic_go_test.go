package clients_test

import (
	"testing"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/sdk_daemon"
)

// Anthropic's own SDK for Go: messages as a whole and as streams, a function that the model decides to call, its result
// and the answer, refusals, a stream that is given up.
func TestAnthropicGo(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	client := anthropic.NewClient(option.WithBaseURL("http://"+address), option.WithAPIKey(key),
		option.WithMaxRetries(0))
	talk := []anthropic.MessageParam{anthropic.NewUserMessage(anthropic.NewTextBlock("Who are you?"))}
	ask := anthropic.MessageNewParams{Model: "demo", MaxTokens: 30, Messages: talk}
	still := option.WithJSONSet("temperature", 0)
	whole, err := client.Messages.New(t.Context(), ask, still)
	require.NoError(t, err)
	said := whole.Content[0].AsText().Text
	stream := client.Messages.NewStreaming(t.Context(), ask, still)
	var pieces anthropic.Message
	for stream.Next() {
		require.NoError(t, pieces.Accumulate(stream.Current()))
	}
	require.NoError(t, stream.Err())
	require.Equal(t, said, pieces.Content[0].AsText().Text)
	require.Equal(t, whole.Usage.OutputTokens, pieces.Usage.OutputTokens)
	counted, err := client.Messages.CountTokens(t.Context(), anthropic.MessageCountTokensParams{Model: "demo",
		Messages: talk})
	require.NoError(t, err)
	require.Equal(t, whole.Usage.InputTokens+whole.Usage.CacheReadInputTokens, counted.InputTokens)

	clock := ask
	clock.Model = "clock"
	clock.Tools = []anthropic.ToolUnionParam{anthropic.ToolUnionParamOfTool(anthropic.ToolInputSchemaParam{
		Properties: map[string]any{"zone": map[string]any{"enum": []string{"Oslo", "Rome"}}},
		Required:   []string{"zone"}}, "clock")}
	calling := client.Messages.NewStreaming(t.Context(), clock)
	var called anthropic.Message
	for calling.Next() {
		require.NoError(t, called.Accumulate(calling.Current()))
	}
	require.NoError(t, calling.Err())
	require.Equal(t, anthropic.StopReasonToolUse, called.StopReason)
	use := called.Content[0].AsToolUse()
	require.Equal(t, "clock", use.Name)
	require.JSONEq(t, `{"zone": "Oslo"}`, string(use.Input))
	clock.Messages = append(clock.Messages, called.ToParam(),
		anthropic.NewUserMessage(anthropic.NewToolResultBlock(use.ID, "17:05", false)))
	answer, err := client.Messages.New(t.Context(), clock)
	require.NoError(t, err)
	require.Equal(t, "It is 17:05 in Oslo.", answer.Content[0].AsText().Text)

	ask.Model = "claude"
	_, err = client.Messages.New(t.Context(), ask)
	var refusal *anthropic.Error
	require.ErrorAs(t, err, &refusal)
	require.Equal(t, 404, refusal.StatusCode)
	_, err = client.Messages.New(t.Context(), ask, option.WithAPIKey("sk-wrong"))
	require.ErrorAs(t, err, &refusal)
	require.Equal(t, 401, refusal.StatusCode)
	ask.Model, ask.MaxTokens = "caller", 2000 // it would say them all
	endless := client.Messages.NewStreaming(t.Context(), ask)
	require.True(t, endless.Next())
	require.NoError(t, endless.Close())
}
