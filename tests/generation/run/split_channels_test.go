package run_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/generation/run/generation_split"
)

func TestSplitChannels(t *testing.T) {
	const begin, call = "<|start|>assistant<|channel|>", "to=functions.f"
	const thought, json = "<|channel|>analysis<|message|>", "json<|message|>{}"
	for text, want := range map[string][2]string{ // the answer, the thoughts
		"<|channel|>final<|message|>Hello": {"Hello", ""},
		thought + "Hm, <b>.<|end|>" + begin + "final<|message|>Hello<|return|>": {
			"Hello", "Hm, <b>."},
		thought + "a<|end|>" + begin + "commentary<|message|>I look.<|end|>" + begin +
			"analysis<|message|>b<|end|>" + begin + "final<|message|>!": {"I look.!", "ab"},
		thought + "a<|end|>" + begin + "commentary " + call + " <|constrain|>" + json + "<|call|>": {
			"<|channel|>commentary " + call + " <|constrain|>" + json, "a"},
		thought + "a<|end|><|start|>assistant " + call + "<|channel|>commentary " + json: {
			" " + call + "<|channel|>commentary " + json, "a"},
		" " + call + "<|channel|>final<|message|>x": {"x", ""},
		"no header":                           {"no header", ""},
		" to be":                              {" to be", ""},
		"<|channel|>Odd<|message|>x":          {"x", ""},
		"<|channel|>analysis<|message|>cut<|": {"", "cut<|"},
		"<|channel|>anal":                     {"", ""},
		"a<|channel|>analysis<|message|>b":    {"a", "b"},
		"a<|end|><|end|>b":                    {"ab", ""},
		"<|channel|>final<|constrain|>json<|message|>{\"a\": 1}": {`{"a": 1}`, ""},
	} {
		answer, thoughts, _ := generation_split.GenerationSplit(generation.TextState{Channels: true},
			[]byte(text), nil)
		require.Equal(t, want, [2]string{answer, thoughts}, text)
	}
	words := append([]string{"analysis", "final", "commentary to=functions.f ", "assistant", "json", " " + call,
		"a", " ", "é", "<|", "!", "STOP", strings.Repeat("long", 70)}, generation.ChannelMarks...)
	r := rand.New(rand.NewPCG(17, 2))
	for range 3000 {
		text := ""
		for range r.IntN(12) {
			text += words[r.IntN(len(words))]
		}
		state := generation.TextState{Channels: true, Stops: []string{"STOP"}}
		answer, thoughts, stop := generation_split.GenerationSplit(state, []byte(text), nil)
		cuts := []byte{byte(r.IntN(5)), byte(r.IntN(5)), byte(r.IntN(5))}
		a, th, st := generation_split.GenerationSplit(state, []byte(text), cuts)
		require.Equal(t, [3]string{answer, thoughts, stop}, [3]string{a, th, st}, "%q in parts of %v", text, cuts)
	}
}
