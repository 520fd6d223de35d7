package filter_items_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/filter_items"
)

func TestFilterItems(t *testing.T) {
	dictionary := exec.AsValue(&exec.Dict{Pairs: []*exec.Pair{{Key: exec.AsValue("z"), Value: exec.AsValue(1)}}})
	require.Equal(t, "[['z', 1]]", filter_items.FilterItems(nil, dictionary, exec.NewVarArgs()).String())
	require.Equal(t, "[]", filter_items.FilterItems(nil, exec.AsValue(nil), exec.NewVarArgs()).String())
}
