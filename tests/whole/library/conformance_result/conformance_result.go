// Package conformance_result makes the result that a client must hear of.
package conformance_result

import (
	"encoding/json"
	"strings"
)

// Result is what a script of the conformance library puts into one RKLLMResult.
type Result struct {
	Text           any // a string, or nil
	Token          int
	Hidden, Logits [2]int // rows and width of the arrays; zero: NULL
	Perf           bool
}

// ConformanceResult returns the JSON of the results of one callback, one for each of n_batch. What the generation does
// not have is null.
func ConformanceResult(generation string, state int, results ...Result) string {
	var objects []map[string]any
	for _, r := range results {
		hidden := map[string]any{"hidden_states": nil, "num_tokens": r.Hidden[0], "embd_size": r.Hidden[1]}
		logits := map[string]any{"logits": nil, "num_tokens": r.Logits[0], "vocab_size": r.Logits[1]}
		var values []float64
		for i := range r.Hidden[0] * r.Hidden[1] {
			values = append(values, float64(i%1024)/8-16)
			hidden["hidden_states"] = values
		}
		values = nil
		for i := range r.Logits[0] * r.Logits[1] {
			values = append(values, float64((i+7)%1024)/8-16)
			logits["logits"] = values
		}
		perf := map[string]any{"prefill_time_ms": 0, "prefill_tokens": 0, "generate_time_ms": 0, "generate_tokens": 0,
			"memory_usage_mb": 0}
		if r.Perf {
			perf = map[string]any{"prefill_time_ms": 12.5, "prefill_tokens": 3, "generate_time_ms": 250.25,
				"generate_tokens": 17, "memory_usage_mb": 640.75}
		}
		object := map[string]any{"text": r.Text, "token_id": r.Token, "last_hidden_layer": hidden, "logits": nil,
			"perf": nil, "_callback_state": state}
		if generation != "A" {
			object["logits"] = logits
		}
		if strings.Contains("CD", generation) {
			object["perf"] = perf
		}
		objects = append(objects, object)
	}
	var text []byte
	if len(objects) == 1 {
		text, _ = json.Marshal(objects[0])
	} else {
		text, _ = json.Marshal(objects)
	}
	return string(text)
}
