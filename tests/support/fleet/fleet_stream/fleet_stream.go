// Package fleet_stream reads an answer as it comes.
package fleet_stream

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FleetStream asks the daemon at address for a completion of 150 tokens by that seed, as a stream of OpenAI's, and
// returns its text. begun is told when ten pieces have come, or all.
func FleetStream(t testing.TB, address string, seed int, begun chan<- bool) string {
	t.Helper()
	body := fmt.Sprintf(`{"prompt": "Once upon a time", "seed": %d, "temperature": 1.2, "max_tokens": 150, "stream": true,
		"ignore_eos": true}`, seed)
	answer, err := http.Post("http://"+address+"/v1/completions", "application/json", strings.NewReader(body))
	require.NoError(t, err)
	defer answer.Body.Close()
	lines, text, pieces, done := bufio.NewScanner(answer.Body), "", 0, false
	for lines.Scan() {
		data, found := strings.CutPrefix(lines.Text(), "data: ")
		done = done || data == "[DONE]"
		if !found || done {
			continue
		}
		var chunk struct {
			Choices []struct{ Text string }
			Error   json.RawMessage
		}
		require.NoError(t, json.Unmarshal([]byte(data), &chunk), data)
		require.Empty(t, string(chunk.Error))
		for _, choice := range chunk.Choices {
			text += choice.Text
		}
		if pieces++; pieces == 10 && begun != nil {
			begun <- true
		}
	}
	if pieces < 10 && begun != nil {
		begun <- true
	}
	require.True(t, done, text)
	return text
}
