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
		`{"type":"config","parameters":null}`} {
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
