// Package ask_events asks over HTTP for lines of JSON.
package ask_events

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"time"

	"rkllmd/tests/support/chaos/chaos_answer"
)

// Line is what the lines of OpenAI's and Ollama's streams have in common with their errors.
type Line struct {
	Choices []struct {
		Delta  struct{ Content string }
		Finish string `json:"finish_reason"`
	}
	Response string
	Reason   string `json:"done_reason"`
	Error    any
}

// AskEvents posts body to path: a stream of OpenAI's events, or of Ollama's lines.
func AskEvents(ctx context.Context, place chaos_answer.Place, path, body string) (a chaos_answer.Answer) {
	begun := time.Now()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+place.HTTP+path, strings.NewReader(body))
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		return a
	}
	request.Header.Set("Content-Type", "application/json")
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	answer, err := client.Do(request)
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		return a
	}
	defer answer.Body.Close()
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		data := strings.TrimPrefix(lines.Text(), "data: ")
		if data == "" || data == "[DONE]" || strings.HasPrefix(data, ":") {
			continue
		}
		line := Line{}
		if err := json.Unmarshal([]byte(data), &line); err != nil || line.Error != nil {
			a.Failure = data
			return a
		}
		text := line.Response
		if a.End += line.Reason; len(line.Choices) > 0 {
			text, a.End = line.Choices[0].Delta.Content, a.End+line.Choices[0].Finish
		}
		if text != "" {
			if a.Pieces = append(a.Pieces, text); a.First == 0 {
				a.First = time.Since(begun)
			}
		}
	}
	if err = lines.Err(); err == nil && a.End == "" {
		err = io.ErrUnexpectedEOF
	}
	if err != nil && a.End == "" {
		chaos_answer.ChaosAnswer(&a, err)
	}
	return a
}
