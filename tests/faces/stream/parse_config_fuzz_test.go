package stream_test

import (
	"errors"
	"testing"

	"rkllmd/faces/stream/parse_config"
	"rkllmd/generation"
)

// Whatever comes, it is a config with a prompt or a resume, or refused.
func FuzzParseConfig(f *testing.F) {
	for _, text := range []string{
		`{"type":"config","prompt":"a","parameters":{"top_k":1,"stop":["x"]},"options":{"stream":false}}`,
		`{"type":"config","resume":"gen_1","received":3}`,
		`{"type":"config","messages":[{"role":"user","content":"\ud800"}]}`, `[]`, "{\"type\":\"\xff\"}",
		`{"type":"config","parameters":null}`,
		`{"type":"config","tools":[1.0],"template_arguments":{"a":1e2},"continue_final_message":true,"messages":[` +
			`{"role":"assistant","reasoning":"a","content":null,"tool_calls":[{"function":{"name":"f","arguments":"{}"}}]},` +
			`{"role":"tool","tool_call_id":"b","content":[{"type":"text","text":"c"}]}]}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		config, err := parse_config.ParseConfig(text)
		if err != nil && !errors.Is(err, generation.ErrInvalid) || err == nil && config.Resume == "" &&
			config.Prompt == nil && len(config.Talk.Messages) == 0 {
			t.Fatalf("%v of %q: %+v", err, text, config)
		}
	})
}
