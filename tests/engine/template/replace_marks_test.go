package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/replace_marks"
)

func TestReplaceMarks(t *testing.T) {
	messages := []engine.Message{{Content: " a "}, {Content: "\x02" + "0\x03"}, {Content: "\n"}}
	p := replace_marks.ReplaceMarks("<\v\x020\x03\v|\x020\x03|\v\x021\x03>\x022\x03", messages)
	require.Equal(t, "< a |a|\x020\x03>", p.Text)
	require.Equal(t, []engine.Span{{From: 1, To: 4}, {From: 5, To: 6}, {From: 7, To: 10}, {From: 11, To: 11}},
		p.Content)
	require.Equal(t, engine.Prompt{Text: "none"}, replace_marks.ReplaceMarks("none", nil))
}
