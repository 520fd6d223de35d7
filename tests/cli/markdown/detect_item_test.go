package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/detect_item"
)

func TestDetectItem(t *testing.T) {
	for _, test := range []struct {
		text  string
		ended bool
		known bool
		kind  markdown.LineKind
		mark  string
	}{
		{"-", false, false, 0, ""}, {"-", true, true, markdown.LineText, ""}, {"- ", false, false, 0, ""},
		{"- - a", false, true, markdown.LineItem, "•"}, {"---", false, false, 0, ""}, {"---", true, true,
			markdown.LineRule, ""},
		{"* * *", true, true, markdown.LineRule, ""}, {"**a", false, true, markdown.LineText, ""},
		{"___", true, true, markdown.LineRule, ""}, {"_a", false, true, markdown.LineText, ""},
		{"12", false, false, 0, ""}, {"12", true, true, markdown.LineText, ""}, {"12.", false, false, 0, ""},
		{"12. a", false, true, markdown.LineItem, "12."}, {"3) a", false, true, markdown.LineItem, "3)"},
		{"3.5", false, true, markdown.LineText, ""}, {"1234567890", false, true, markdown.LineText, ""},
		{"12a", false, true, markdown.LineText, ""}, {"+ a", false, true, markdown.LineItem, "•"},
		{"a", false, true, markdown.LineText, ""},
	} {
		line, known := detect_item.DetectItem(markdown.Line{}, []rune(test.text), test.ended)
		require.Equal(t, test.known, known, "%+v", test)
		if known {
			require.Equal(t, test.kind, line.Kind, "%+v", test)
			require.Equal(t, test.mark, line.Mark, "%+v", test)
		}
	}
}
