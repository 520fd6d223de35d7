package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
)

func TestAcceptText(t *testing.T) {
	r := &grammar.Reader{Source: "::=a"}
	require.False(t, accept_text.AcceptText(r, "::=b"))
	require.True(t, accept_text.AcceptText(r, "::="))
	require.Equal(t, 3, r.At)
	require.False(t, accept_text.AcceptText(r, "ab"))
}
