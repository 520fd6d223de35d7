package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/list_reached_nouns"
)

func TestListReachedNouns(t *testing.T) {
	nouns := []rules.Noun{
		{Package: "a", Name: "One", Uses: []string{"a/b.Two", "a.gone"}},
		{Package: "a/b", Name: "Two", Uses: []string{"a.One"}}, // a circle ends
		{Package: "a", Name: "Three", Uses: []string{"a.Four"}},
	}
	require.Equal(t, map[string]bool{"a.One": true, "a/b.Two": true, "a.gone": true},
		list_reached_nouns.ListReachedNouns(nouns, []string{"a.One", "a.One"}))
	require.Empty(t, list_reached_nouns.ListReachedNouns(nouns, nil))
}
