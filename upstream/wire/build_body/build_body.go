// Package build_body writes a request for an upstream server.
package build_body

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/build_messages"
	"rkllmd/upstream/wire/set_choice"
	"rkllmd/upstream/wire/set_sampling"
	"rkllmd/upstream/wire/set_template"
)

// BuildBody returns the request of run, which check_members has accepted, for the server of o, and its path there.
//
// **Runs on:** any thread. Errors: what cannot be written as JSON.
func BuildBody(o upstream.Options, run *generation.Run) (path string, body []byte, err error) {
	r, kind := &run.Request, upstream.Kinds[o.Kind]
	members := map[string]any{"model": o.Model, "stream": true, "stream_options": map[string]any{"include_usage": true},
		"seed": int64(run.Seed)}
	set_sampling.SetSampling(members, kind, r.Sampling)
	if r.MaxTokens > 0 {
		members["max_tokens"] = r.MaxTokens
	}
	if len(r.Stop) > 0 {
		members["stop"] = r.Stop
	}
	if r.Grammar != "" {
		members[kind.Grammar] = r.Grammar
	}
	if r.Raw && r.Prompt != "" {
		members["prompt"] = r.Prompt
		body, err = json.Marshal(members)
		return "/completions", body, err
	}
	members["messages"] = build_messages.BuildMessages(r)
	set_choice.SetChoice(members, r)
	if err = set_template.SetTemplate(members, kind, r); err == nil {
		body, err = json.Marshal(members)
	}
	return "/chat/completions", body, err
}
