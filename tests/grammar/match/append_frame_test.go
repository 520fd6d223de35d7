package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/append_frame"
)

func TestAppendFrame(t *testing.T) {
	m, f := &grammar.Matcher{Round: 1}, &grammar.Frame{Number: 1}
	list := append_frame.AppendFrame(m, nil, f)
	list = append_frame.AppendFrame(m, list, f)
	require.Equal(t, []*grammar.Frame{f}, list, "once")
	require.Equal(t, 1, m.Work)
	require.Equal(t, []*grammar.Frame{f, nil}, append_frame.AppendFrame(m, list, nil), "the end of the answer")
	m.Round++
	require.Equal(t, []*grammar.Frame{f}, append_frame.AppendFrame(m, nil, f), "and in the next round once more")
}
