package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert/name_place"
)

func TestNamePlace(t *testing.T) {
	require.Equal(t, "root", name_place.NamePlace("#"))
	require.Equal(t, "root-a-b/items", name_place.NamePlace("#/properties/a/properties/b/items"))
}
