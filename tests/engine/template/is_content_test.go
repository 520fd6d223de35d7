package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/is_content"
)

func TestIsContent(t *testing.T) {
	p := engine.Prompt{Text: "0123456789", Content: []engine.Span{{From: 1, To: 3}, {From: 3, To: 5},
		{From: 7, To: 10}}}
	for _, yes := range []engine.Span{{From: 1, To: 3}, {From: 2, To: 4}, {From: 1, To: 5}, {From: 7, To: 10},
		{From: 4, To: 4}} {
		require.True(t, is_content.IsContent(p, yes.From, yes.To), "%v", yes)
	}
	for _, no := range []engine.Span{{From: 0, To: 2}, {From: 1, To: 6}, {From: 5, To: 6}, {From: 4, To: 8},
		{From: 0, To: 10}} {
		require.False(t, is_content.IsContent(p, no.From, no.To), "%v", no)
	}
	require.False(t, is_content.IsContent(engine.Prompt{Text: "a"}, 0, 1))
}
