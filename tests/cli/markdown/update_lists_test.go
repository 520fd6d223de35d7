package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/update_lists"
)

func TestUpdateLists(t *testing.T) {
	s := &cli.Screen{}
	for i, test := range []struct {
		line      markdown.Line
		content   int
		items     []int
		paragraph bool
	}{
		{markdown.Line{Kind: markdown.LineItem, Rest: "a"}, 2, []int{2}, true},
		{markdown.Line{Kind: markdown.LineItem, Indent: 2, Rest: "b"}, 4, []int{2, 4}, true},
		{markdown.Line{Kind: markdown.LineText}, 0, []int{2, 4}, true}, // the paragraph goes on
		{markdown.Line{Kind: markdown.LineBlank}, 0, []int{2, 4}, false},
		{markdown.Line{Kind: markdown.LineText, Indent: 3}, 3, []int{2}, true},
		{markdown.Line{Kind: markdown.LineItem, Indent: 2}, 4, []int{2, 4}, false},
		{markdown.Line{Kind: markdown.LineHeading}, 0, []int{}, false},
		{markdown.Line{Kind: markdown.LineTabled}, 0, []int{}, true},
		{markdown.Line{Kind: markdown.LineCode, Indent: 4}, 0, []int{}, false},
		{markdown.Line{Kind: markdown.LineQuote}, 0, []int{}, true},
	} {
		update_lists.UpdateLists(s, test.line, test.content)
		require.Equal(t, test.items, s.Items, i)
		require.Equal(t, test.paragraph, s.Paragraph, i)
	}
}
