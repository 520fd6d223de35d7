package clients_test

import (
	"encoding/json"
	"testing"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/responses"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/sdk_daemon"
)

// OpenAI's own SDK for Go: a function that the model decides to call, its result and the answer, in chats and in
// responses, as a whole and as a stream; and one that it must call.
func TestOpenaiGoTools(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	client := openai.NewClient(option.WithBaseURL("http://"+address+"/v1"), option.WithAPIKey(key))
	zones := map[string]any{"type": "object", "properties": map[string]any{"zone": map[string]any{
		"enum": []string{"Oslo", "Rome"}}}, "required": []string{"zone"}, "additionalProperties": false}
	const oslo, told = `{"zone": "Oslo"}`, "It is 17:05 in Oslo."
	chat := openai.ChatCompletionNewParams{Model: "clock",
		Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage("What time is it?")},
		Tools: []openai.ChatCompletionToolUnionParam{openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam{
			Name: "clock", Parameters: zones})}}
	stream := client.Chat.Completions.NewStreaming(t.Context(), chat)
	var pieces openai.ChatCompletionAccumulator
	for stream.Next() {
		require.True(t, pieces.AddChunk(stream.Current()))
	}
	require.NoError(t, stream.Err())
	require.Equal(t, "tool_calls", pieces.Choices[0].FinishReason)
	call := pieces.Choices[0].Message.ToolCalls[0]
	require.Equal(t, []string{"clock", oslo}, []string{call.Function.Name, call.Function.Arguments})
	chat.Messages = append(chat.Messages, pieces.Choices[0].Message.ToParam(), openai.ToolMessage("17:05", call.ID))
	answer, err := client.Chat.Completions.New(t.Context(), chat)
	require.NoError(t, err)
	require.Equal(t, told, answer.Choices[0].Message.Content)

	forced := chat
	forced.Model, forced.ParallelToolCalls = "caller", openai.Bool(false)
	forced.ToolChoice = openai.ToolChoiceOptionFunctionToolChoice(
		openai.ChatCompletionNamedToolChoiceFunctionParam{Name: "clock"})
	called, err := client.Chat.Completions.New(t.Context(), forced)
	require.NoError(t, err)
	var given struct{ Zone string }
	require.NoError(t, json.Unmarshal([]byte(called.Choices[0].Message.ToolCalls[0].Function.Arguments), &given))
	require.Contains(t, []string{"Oslo", "Rome"}, given.Zone)

	ask := responses.ResponseNewParams{Model: "clock", Tools: []responses.ToolUnionParam{
		responses.ToolParamOfFunction("clock", zones, true)}}
	ask.Input.OfInputItemList = responses.ResponseInputParam{
		responses.ResponseInputItemParamOfMessage("What time is it?", responses.EasyInputMessageRoleUser)}
	events := client.Responses.NewStreaming(t.Context(), ask)
	var last responses.ResponseStreamEventUnion
	for events.Next() {
		last = events.Current()
	}
	require.NoError(t, events.Err())
	item := last.Response.Output[0].AsFunctionCall()
	require.Equal(t, []string{"clock", oslo}, []string{item.Name, item.Arguments})
	made := item.ToParam()
	ask.Input.OfInputItemList = append(ask.Input.OfInputItemList,
		responses.ResponseInputItemUnionParam{OfFunctionCall: &made},
		responses.ResponseInputItemUnionParam{OfFunctionCallOutput: &responses.ResponseInputItemFunctionCallOutputParam{
			CallID: openai.String(item.CallID),
			Output: responses.ResponseInputItemFunctionCallOutputOutputUnionParam{OfString: openai.String("17:05")}}})
	response, err := client.Responses.New(t.Context(), ask)
	require.NoError(t, err)
	require.Equal(t, told, response.OutputText())
}
