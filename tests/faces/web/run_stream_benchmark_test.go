package web_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/stream_times"
	"rkllmd/tests/support/models/write_long_model"
)

// BenchmarkRunStream: the same answer as a stream from the daemon's own REST, and from the addresses of OpenAI's,
// Ollama's and Anthropic's clients, in turns. Of all rounds the figure is that which a tenth of them stays below: what
// else the machine does makes the others slower. The prompt is in the cache from the second round on.
func BenchmarkRunStream(b *testing.B) {
	daemon := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true, Flags: []string{"--http", "127.0.0.1:0",
		"--model", write_long_model.WriteLongModel(b, "llama"), "--context", "4096"}})
	base := "http://" + http_address.HTTPAddress(b, daemon)
	const rounds = 60
	const talk = `"messages": [{"role": "user", "content": "the first stone"}], "stream": true, "temperature": 0, `
	faces := []struct{ name, path, body, mark string }{
		{"REST", "/v1/generate", `{` + talk + `"max_tokens": 128}`, `"type":"token"`},
		{"chat completions", "/v1/chat/completions", `{` + talk + `"max_tokens": 128}`, `"delta":{"content":`},
		{"responses", "/v1/responses", `{"input": "the first stone", "stream": true, "temperature": 0,
			"max_output_tokens": 128}`, `"type":"response.output_text.delta"`},
		{"Ollama's chat", "/api/chat", `{` + talk + `"options": {"temperature": 0, "num_predict": 128}}`, `"done":false`},
		{"messages", "/v1/messages", `{` + talk + `"max_tokens": 128}`, `"type":"text_delta"`},
	}
	first, between := make([][]float64, len(faces)), make([][]float64, len(faces))
	for round := range rounds + 1 {
		for i, face := range faces {
			one, other, _ := stream_times.StreamTimes(b, base+face.path, face.body, face.mark)
			if round > 0 {
				first[i], between[i] = append(first[i], one), append(between[i], other)
			}
		}
	}
	fmt.Printf("\n%-20s %14s %8s %14s %8s\n", "a stream by", "first token us", "ratio", "per token us", "ratio")
	for i, face := range faces {
		slices.Sort(first[i])
		slices.Sort(between[i])
		one, other := first[i][rounds/10], between[i][rounds/10]
		fmt.Printf("  %-18s %14.0f %7.2fx %14.1f %7.2fx\n", face.name, one, one/first[0][rounds/10], other,
			other/between[0][rounds/10])
		b.ReportMetric(one, strings.ReplaceAll(face.name, " ", "_")+"_first_us")
		b.ReportMetric(other, strings.ReplaceAll(face.name, " ", "_")+"_token_us")
	}
}
