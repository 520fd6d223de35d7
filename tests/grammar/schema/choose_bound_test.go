package schema_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/choose_bound"
)

func TestChooseBound(t *testing.T) {
	three, four := json.Number("3"), json.Number("4")
	require.Equal(t, four, choose_bound.ChooseBound(three, four, 1))
	require.Equal(t, four, choose_bound.ChooseBound(four, three, 1))
	require.Equal(t, three, choose_bound.ChooseBound(three, four, -1))
	require.Equal(t, three, choose_bound.ChooseBound(three, "x", -1))
	require.Equal(t, "x", choose_bound.ChooseBound("y", "x", -1), "the conversion refuses it")
}
