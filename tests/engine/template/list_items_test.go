package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/list_items"
)

func TestListItems(t *testing.T) {
	dictionary := exec.AsValue(&exec.Dict{Pairs: []*exec.Pair{{Key: exec.AsValue("z"), Value: exec.AsValue(1)}}})
	require.Equal(t, "[['z', 1]]", list_items.ListItems(nil, dictionary, exec.NewVarArgs()).String())
	require.Equal(t, "[]", list_items.ListItems(nil, exec.AsValue(nil), exec.NewVarArgs()).String())
}
