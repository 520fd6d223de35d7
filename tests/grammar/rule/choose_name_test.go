package rule_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/choose_name"
	"rkllmd/tests/grammar/create_writer"
)

func TestChooseName(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, "x--y", choose_name.ChooseName(w, "x/üy"[:2]+"/y"))
	require.Equal(t, "x--y-2", choose_name.ChooseName(w, "x//y"))
	require.Len(t, choose_name.ChooseName(w, strings.Repeat("n", 100)), 48)
}
