// Package parse_keep reads how long a model stays.
package parse_keep

import (
	"encoding/json"
	"math"
	"strconv"
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseKeep returns how long a model is to stay that nobody uses any more: value is seconds, as a number or a text, or
// a duration such as "5m". Below 0: for ever; nil: it says nothing.
//
// **Runs on:** any thread.
func ParseKeep(value json.RawMessage) (*time.Duration, *openai.Refusal) {
	if !is_given.IsGiven(value) {
		return nil, nil
	}
	word := string(value)
	if value[0] == '"' {
		_ = json.Unmarshal(value, &word) // it is a text of JSON
	}
	keep, err := time.ParseDuration(word)
	if seconds, other := strconv.ParseFloat(word, 64); other == nil && !math.IsNaN(seconds) {
		keep, err = time.Duration(min(max(seconds, -1), ollama.MostSeconds)*float64(time.Second)), nil
	}
	if err != nil {
		return nil, refuse_member.RefuseMember("keep_alive",
			`keep_alive is %.40s; it must be seconds, or a time such as "5m" or "24h"; -1 is for ever, 0 not at all`,
			value)
	}
	return &keep, nil
}
