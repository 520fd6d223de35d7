package run_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/create_calls"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverToken(t *testing.T) {
	record := &generation_record.Record{}
	run := &generation.Run{Sink: generation_record.GenerationRecord(record), Dropped: 5, Text: generation.TextState{
		Thoughts: true, Stops: []string{"END"}}}
	chosen := time.Unix(7, 0)
	for i, piece := range []string{"<think>\nso", "</think>", "\nz\xc3", "\xbc E", "ND", "more"} {
		stop := deliver_token.DeliverToken(run, generation.Token{ID: int32(i + 10), Logprob: -0.5, Time: chosen},
			[]byte(piece))
		require.Equal(t, i >= 4, stop, "%q", piece)
	}
	require.Equal(t, generation.Event{Kind: generation.EventTruncated, Dropped: 5}, record.Events[0])
	for i, want := range []struct {
		text, thinking string
		held           bool
	}{{"", "so", false}, {"", "", false}, {"z", "", true}, {"ü ", "", true}, {"", "", false}, {"", "", false}} {
		require.Equal(t, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: int32(i + 10),
			Index: i, Text: want.text,
			Thinking: want.thinking, Held: want.held, Logprob: -0.5, Time: chosen}}, record.Events[i+1])
	}
	require.Equal(t, []int32{10, 11, 12, 13, 14, 15}, run.Answer)
	deliver_token.DeliverToken(run, generation.Token{}, nil)
	require.False(t, record.Events[7].Token.Time.IsZero())

	run.Request.Given = &generation.Given{Tokens: make([]int32, 8)}
	deliver_token.DeliverToken(run, generation.Token{}, nil)
	require.Len(t, record.Events, 8, "what is given was told before")
	deliver_token.DeliverToken(run, generation.Token{}, nil)
	require.Len(t, record.Events, 9)

	const channels = "<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>commentary<|message|>" +
		"I look.<|end|><|start|>assistant<|channel|>commentary to=functions.get <|constrain|>json<|message|>" +
		"{\"a\": 1}<|call|>"
	for size := 1; size <= len(channels); size++ {
		record = &generation_record.Record{}
		run = &generation.Run{Sink: generation_record.GenerationRecord(record), Calls: create_calls.CreateCalls(
			generation.ModelInfo{Calls: generation.FormatChannels}, &generation.Request{Calls: generation.CallsParsed,
				Tools: `[{"type": "function", "function": {"name": "get"}}]`}),
			Text: generation.TextState{Channels: true}}
		for piece := range slices.Chunk([]byte(channels), size) {
			deliver_token.DeliverToken(run, generation.Token{}, piece)
		}
		told := map[generation.PartKind]string{}
		for _, event := range record.Events {
			for _, part := range event.Token.Parts {
				told[part.Kind] += part.Text
			}
		}
		require.Equal(t, map[generation.PartKind]string{generation.PartThought: "Hm.", generation.PartText: "I look.",
			generation.PartCall: "", generation.PartArguments: `{"a": 1}`, generation.PartCallEnd: ""}, told,
			"in pieces of %d", size)
		require.Equal(t, 1, run.Calls.Count)
	}
}
