package clients_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/sdk_daemon"
)

// OpenAI's own SDK for Go: chats as a whole and as streams, a form, embeddings, refusals, a stream that is given up.
func TestOpenaiGoChat(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	client := openai.NewClient(option.WithBaseURL("http://"+address+"/v1"), option.WithAPIKey(key),
		option.WithMaxRetries(0))
	chat := openai.ChatCompletionNewParams{Model: "demo", Temperature: openai.Float(0),
		Messages:            []openai.ChatCompletionMessageParamUnion{openai.UserMessage("Who are you?")},
		MaxCompletionTokens: openai.Int(30),
		StreamOptions:       openai.ChatCompletionStreamOptionsParam{IncludeUsage: openai.Bool(true)}}
	whole, err := client.Chat.Completions.New(t.Context(), chat)
	require.NoError(t, err)
	said := whole.Choices[0].Message.Content
	require.NotEmpty(t, said)
	stream := client.Chat.Completions.NewStreaming(t.Context(), chat)
	var pieces openai.ChatCompletionAccumulator
	for stream.Next() {
		require.True(t, pieces.AddChunk(stream.Current()))
	}
	require.NoError(t, stream.Err())
	require.Equal(t, said, pieces.Choices[0].Message.Content)
	require.Equal(t, whole.Usage.TotalTokens, pieces.Usage.TotalTokens)

	form := chat
	form.MaxCompletionTokens = openai.Int(200)
	form.ResponseFormat.OfJSONSchema = &openai.ResponseFormatJSONSchemaParam{
		JSONSchema: openai.ResponseFormatJSONSchemaJSONSchemaParam{Name: "person", Strict: openai.Bool(true),
			Schema: json.RawMessage(`{"type": "object", "properties": {"name": {"type": "string", "maxLength": 8}},
				"required": ["name"], "additionalProperties": false}`)}}
	filled, err := client.Chat.Completions.New(t.Context(), form)
	require.NoError(t, err)
	require.Regexp(t, `^\{\s*"name"\s*:\s*".{0,48}"\s*\}$`, filled.Choices[0].Message.Content)
	require.Equal(t, "stop", filled.Choices[0].FinishReason)

	vectors, err := client.Embeddings.New(t.Context(), openai.EmbeddingNewParams{Model: "demo",
		Input: openai.EmbeddingNewParamsInputUnion{OfArrayOfStrings: []string{"one", "two two", "one"}}})
	require.NoError(t, err)
	require.Equal(t, vectors.Data[0].Embedding, vectors.Data[2].Embedding)
	require.NotEqual(t, vectors.Data[0].Embedding, vectors.Data[1].Embedding)

	unknown := chat
	unknown.Model = "gpt-4o"
	_, err = client.Chat.Completions.New(t.Context(), unknown)
	var refusal *openai.Error
	require.ErrorAs(t, err, &refusal)
	require.Equal(t, []any{404, "model_not_found", "model"}, []any{refusal.StatusCode, refusal.Code, refusal.Param})
	_, err = client.Chat.Completions.New(t.Context(), chat, option.WithAPIKey("sk-wrong"))
	require.ErrorAs(t, err, &refusal)
	require.Equal(t, http.StatusUnauthorized, refusal.StatusCode)

	endless := client.Chat.Completions.NewStreaming(t.Context(), openai.ChatCompletionNewParams{Model: "caller",
		Messages: chat.Messages}) // it would fill its context
	require.True(t, endless.Next())
	require.NoError(t, endless.Close())
	again, err := client.Chat.Completions.New(t.Context(), chat)
	require.NoError(t, err)
	require.Equal(t, said, again.Choices[0].Message.Content)
}
