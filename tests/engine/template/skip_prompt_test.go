package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/skip_prompt"
)

func TestSkipPrompt(t *testing.T) {
	p := engine.Prompt{Text: "0123456789",
		Content: []engine.Span{{From: 1, To: 3}, {From: 5, To: 8}, {From: 9, To: 10}}}
	require.Equal(t, p, skip_prompt.SkipPrompt(p, 0))
	require.Equal(t, engine.Prompt{Text: "3456789", Content: []engine.Span{{From: 2, To: 5}, {From: 6, To: 7}}},
		skip_prompt.SkipPrompt(p, 3))
	require.Equal(t, engine.Prompt{Text: "6789", Content: []engine.Span{{From: 0, To: 2}, {From: 3, To: 4}}},
		skip_prompt.SkipPrompt(p, 6))
	require.Equal(t, engine.Prompt{Text: ""}, skip_prompt.SkipPrompt(p, 10))
}
