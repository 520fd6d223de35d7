package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/split_thoughts"
)

func TestSplitThoughts(t *testing.T) {
	s := generation.TextState{Thoughts: true}
	for _, step := range []struct{ text, thoughts, answer string }{
		{"\n", "", ""}, {"<thin", "", ""}, {"king>\n", "", ""}, {"\n", "", ""}, {"a < b</", "a < b", ""},
		{"x", "</x", ""}, {"\n</thinking", "\n", ""},
		{">", "", ""}, {"\n", "", ""}, {"\n yes\n", "", " yes\n"}, {"<think>", "", "<think>"},
	} {
		thoughts, answer := split_thoughts.SplitThoughts(&s, step.text, false)
		require.Equal(t, step.thoughts, thoughts, "%q", step.text)
		require.Equal(t, step.answer, answer, "%q", step.text)
	}
	for name, row := range map[string]struct {
		state                  generation.TextState
		text, thoughts, answer string
	}{
		"a model that does not think": {generation.TextState{Thoughts: true}, "Hello <think>", "", "Hello <think>"},
		"too many blanks before":      {generation.TextState{Thoughts: true}, "     <think>a", "", "     <think>a"},
		"no mark after all":           {generation.TextState{Thoughts: true}, " <thin", "", " <thin"},
		"no end":                      {generation.TextState{Thoughts: true}, "<think>a</thi", "a</thi", ""},
		"the prompt has begun it": {generation.TextState{Mark: "</think>", Blank: true}, "\nwell</think>\n\nyes",
			"well", "yes"},
		"nobody looks": {generation.TextState{}, "<think>a</think>\n", "", "<think>a</think>\n"},
		"the end of another pair": {generation.TextState{Thoughts: true}, "[THINK]a</think>b[/THINK]c",
			"a</think>b", "c"},
		"an answer of newlines is one": {generation.TextState{Thoughts: true}, "\n\n\n\n\n", "", "\n\n\n\n\n"},
	} {
		thoughts, answer := split_thoughts.SplitThoughts(&row.state, row.text, true)
		require.Equal(t, [2]string{row.thoughts, row.answer}, [2]string{thoughts, answer}, name)
		require.Empty(t, row.state.Held, name)
	}
}
