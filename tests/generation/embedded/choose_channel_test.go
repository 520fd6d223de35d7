package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_channel"
	"rkllmd/generation/run/append_text"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestChooseChannel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tokens, err := tokenize_text.TokenizeText(m, "a!", false, true)
	require.NoError(t, err)
	require.Len(t, tokens, 2)
	letter, sign := tokens[0], tokens[1] // a header has no such sign
	for _, c := range []struct {
		channel generation.Channel
		header  string
		token   int32
		said    string // "": the grammar begins
	}{
		{generation.ChannelAnswer, "", letter, ""},
		{generation.ChannelHeader, "", letter, ""}, // it answers without a header
		{generation.ChannelHeader, "<|channel|>fin", letter, "a"},
		{generation.ChannelThoughts, "", letter, "a"},
		{generation.ChannelThoughts, "<|en", letter, "a"},
		{generation.ChannelHeader, "", m.EOS, "<|channel|>final<|message|>"},
		{generation.ChannelHeader, "<|channel|>ana", m.EOS, "<|channel|>final<|message|>"},
		{generation.ChannelHeader, "<|channel|>commentary to=functions.f", sign, "<|channel|>final<|message|>"},
		{generation.ChannelThoughts, "", m.EOS, "<|end|><|start|>assistant<|channel|>final<|message|>"},
	} {
		run := &generation.Run{Text: generation.TextState{Channels: true, Channel: c.channel, Header: c.header}}
		before := run.Text
		token, free := choose_channel.ChooseChannel(m, run, c.token)
		require.Equal(t, c.said != "", free, c)
		require.Equal(t, before, run.Text, "the run's text is left alone")
		if !free {
			continue
		}
		said := ""
		for _, token := range append([]int32{token}, run.Closing...) {
			said += string(detokenize_token.DetokenizeToken(m, token, true))
		}
		require.Equal(t, c.said, said)
		if len(run.Closing) > 0 {
			answer, _ := append_text.AppendText(&run.Text, []byte(said+"x"), false)
			require.Equal(t, "x", answer, "the grammar's text is the answer, and nothing else is")
		}
	}
	run := &generation.Run{Calls: &generation.CallState{}, Text: generation.TextState{Channels: true}}
	_, free := choose_channel.ChooseChannel(m, run, letter)
	require.False(t, free, "a call has its own header")
}
