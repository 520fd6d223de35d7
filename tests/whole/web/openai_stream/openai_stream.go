// Package openai_stream reads an answer of chat completions as a stream.
package openai_stream

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/web/web_request"
)

// OpenaiStream posts body and returns the text of the answer, with all chunks. The first one must have the role, and
// [DONE] comes last.
func OpenaiStream(t testing.TB, address, body string) (text string, chunks []map[string]any) {
	t.Helper()
	answer, stream := web_request.WebRequest(t, "POST", address, body, "Content-Type", "application/json")
	require.Equal(t, 200, answer.StatusCode, stream)
	require.Equal(t, "text/event-stream", answer.Header.Get("Content-Type"))
	stream, done := strings.CutSuffix(stream, "data: [DONE]\n\n")
	require.True(t, done, stream)
	for block := range strings.SplitSeq(strings.TrimSuffix(stream, "\n\n"), "\n\n") {
		if strings.HasPrefix(block, ":") {
			continue
		}
		var chunk map[string]any
		require.NoError(t, json.Unmarshal([]byte(strings.TrimPrefix(block, "data: ")), &chunk), block)
		chunks = append(chunks, chunk)
		for _, choice := range chunk["choices"].([]any) {
			content, _ := choice.(map[string]any)["delta"].(map[string]any)["content"].(string)
			text += content
		}
	}
	first := chunks[0]["choices"].([]any)[0].(map[string]any)["delta"]
	require.Equal(t, map[string]any{"role": "assistant", "content": ""}, first)
	return text, chunks
}
