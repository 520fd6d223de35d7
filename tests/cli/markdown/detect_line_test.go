package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/detect_line"
)

func TestDetectLine(t *testing.T) {
	for _, test := range []struct {
		head  string
		ended bool
		known bool
		line  markdown.Line
	}{
		{"", false, false, markdown.Line{}}, {"  ", true, true, markdown.Line{Kind: markdown.LineBlank, Indent: 2}},
		{"a", false, true, markdown.Line{Rest: "a"}}, {"#", false, false, markdown.Line{}},
		{"## ", false, false, markdown.Line{}},
		{"## a", false, true, markdown.Line{Kind: markdown.LineHeading, Level: 2,
			Rest: "a"}},
		{"#a", false, true, markdown.Line{Rest: "#a"}}, {"#######", false, true, markdown.Line{Rest: "#######"}},
		{">", false, false, markdown.Line{}}, {"> a", false, true, markdown.Line{Kind: markdown.LineQuote, Rest: "a"}},
		{">a", false, true, markdown.Line{Kind: markdown.LineQuote, Rest: "a"}},
		{" |a", false, true, markdown.Line{Kind: markdown.LineTabled, Indent: 1, Rest: "|a"}},
		{"``", false, false, markdown.Line{}}, {"``a", false, true, markdown.Line{Rest: "``a"}},
		{"```go", false, false, markdown.Line{}}, {"```a`", false, true, markdown.Line{Mark: "a`", Rest: "```a`"}},
		{"```go", true, true, markdown.Line{Kind: markdown.LineFence, Level: 3, Sign: '`', Mark: "go", Rest: "```go"}},
		{"~~~~", true, true, markdown.Line{Kind: markdown.LineFence, Level: 4, Sign: '~', Rest: "~~~~"}},
		{"===", false, false, markdown.Line{}},
		{"====", true, true, markdown.Line{Kind: markdown.LineRule, Rest: "===="}},
		{"=", false, false, markdown.Line{}}, {"==", true, true, markdown.Line{Rest: "=="}},
		{"=== a", true, true, markdown.Line{Rest: "=== a"}}, {"=b", false, true, markdown.Line{Rest: "=b"}},
		{"- a", false, true, markdown.Line{Kind: markdown.LineItem, Mark: "•", Rest: "a"}},
	} {
		line, known := detect_line.DetectLine([]rune(test.head), test.ended)
		require.Equal(t, test.known, known, "%+v", test)
		if known {
			require.Equal(t, test.line, line, "%+v", test)
		}
	}
}
