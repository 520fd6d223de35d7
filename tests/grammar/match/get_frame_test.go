package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/get_frame"
	"rkllmd/tests/grammar/match/create_match"
)

func TestGetFrame(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= a \"xy\"\na ::= ( [0-9] )")
	n := m.Rules["root"]
	f := get_frame.GetFrame(m, n, 0, nil)
	require.Same(t, f, get_frame.GetFrame(m, n, 0, nil), "there is one of each")
	digit := get_frame.GetFrame(m, m.Rules["a"], 0, nil)
	require.Equal(t, grammar.Class, digit.Node.Kind, "through the rule and the group")
	require.Same(t, f, get_frame.GetFrame(m, digit.Node, 1, f).Up)
	literal := n.Nodes[0].Nodes[1]
	require.NotNil(t, get_frame.GetFrame(m, literal, 1, nil))
	require.Nil(t, get_frame.GetFrame(m, literal, 2, nil), "the answer is at its end")
	require.Same(t, digit, get_frame.GetFrame(m, literal, 2, digit))
}
