// Package set_sampling says how an upstream server is to choose its tokens.
package set_sampling

import (
	"rkllmd/engine"
	"rkllmd/upstream"
)

// SetSampling sets the members of body that say s to a server of that kind, for as far as s differs from
// upstream.Unsaid.
//
// **Runs on:** any thread. check_members has found that the server takes them.
func SetSampling(body map[string]any, kind upstream.Extension, s engine.Sampling) {
	unsaid := upstream.Unsaid
	for _, one := range []struct {
		name  string
		value any
		said  bool
	}{
		{"temperature", s.Temperature, s.Temperature != unsaid.Temperature},
		{"top_p", s.TopP, s.TopP != unsaid.TopP},
		{"frequency_penalty", s.FrequencyPenalty, s.FrequencyPenalty != 0},
		{"presence_penalty", s.PresencePenalty, s.PresencePenalty != 0},
		{kind.TopK, s.TopK, s.TopK != 0},
		{kind.MinP, s.MinP, s.MinP != 0},
		{kind.Repeat, s.RepeatPenalty, s.RepeatPenalty != 1},
		{"mirostat", s.Mirostat, s.Mirostat != 0},
		{"mirostat_tau", s.MirostatTau, s.Mirostat != 0 && s.MirostatTau != unsaid.MirostatTau},
		{"mirostat_eta", s.MirostatEta, s.Mirostat != 0 && s.MirostatEta != unsaid.MirostatEta},
	} {
		if one.said {
			body[one.name] = one.value
		}
	}
}
