package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/add_logprob"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai/openai_bytes"
	"rkllmd/tests/faces/web_backend"
)

func TestAddLogprob(t *testing.T) {
	b := web_backend.WebBackend()
	b.Detokenize = openai_bytes.OpenaiBytes
	run := &generation.Run{Backend: b, Request: generation.Request{Logprobs: 1}}
	l := &openai.LogprobState{Wanted: true}
	top := []generation.TokenLogprob{{ID: 'b', Logprob: -1}, {ID: 'c', Logprob: -2}}
	run.Mark = "</think>" // the prompt ends within thoughts, and the first token ends them
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{ID: '>', Held: true}))
	require.Empty(t, l.Pending)
	run.Mark, run.Text.Mark = "", "</think>"
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 1, ID: '<', Thinking: "x"}))
	run.Text.Mark = ""
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 2, ID: '>'}),
		"the mark's end")
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 3, ID: '\n'}), "a blank behind it")
	require.Empty(t, l.Pending)
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 4, ID: 0xC3, Held: true, Top: top}))
	told := add_logprob.AddLogprob(l, run, generation.Token{Index: 5, ID: 0xA4, Text: "ä"})
	require.Equal(t, []openai.Logprob{{Token: "\uFFFD", Bytes: []int{0xC3}, TopLogprobs: []openai.Logprob{{Token: "b",
		Bytes: []int{'b'}, Logprob: -1}}}, {Token: "\uFFFD", Bytes: []int{0xA4}, TopLogprobs: []openai.Logprob{}}},
		told)
	run.Text.StopText = "CD"
	l.Pending = []openai.Logprob{{Token: "AB", Bytes: []int{'A', 'B'}}, {Token: "C", Bytes: []int{'C'}}}
	require.Len(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 6, ID: 'D', Text: "AB"}), 1)
	require.Len(t, l.Told, 3)
	l.Wanted = false
	require.Empty(t, add_logprob.AddLogprob(l, run, generation.Token{Index: 6, ID: 'D', Text: "D"}))
}
