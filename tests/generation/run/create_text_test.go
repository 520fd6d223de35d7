package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/create_text"
)

func TestCreateText(t *testing.T) {
	stops := []string{"x"}
	for _, row := range []struct {
		request generation.Request
		mark    string
		want    generation.TextState
	}{
		{generation.Request{Prompt: "a"}, "", generation.TextState{Thoughts: true}},
		{generation.Request{Messages: []engine.Message{{}}}, "", generation.TextState{Thoughts: true}},
		{generation.Request{Prompt: "a", Stop: stops}, "</think>", generation.TextState{Mark: "</think>", Blank: true,
			Stops: stops}},
		{generation.Request{Prompt: "a", Raw: true}, "", generation.TextState{}},
		{generation.Request{Tokens: []int32{1}}, "", generation.TextState{}},
	} {
		require.Equal(t, row.want, create_text.CreateText(generation.ModelInfo{Calls: "hermes"}, &row.request,
			row.mark))
	}
	channels := generation.ModelInfo{Calls: generation.FormatChannels}
	require.Equal(t, generation.TextState{Channels: true, Stops: stops}, create_text.CreateText(channels,
		&generation.Request{Prompt: "a", Stop: stops}, ""))
	require.Equal(t, generation.TextState{}, create_text.CreateText(channels, &generation.Request{Prompt: "a",
		Raw: true}, ""), "told as it is")
}
