package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_about_items"
)

func TestIsAboutItems(t *testing.T) {
	require.True(t, is_about_items.IsAboutItems("items"))
	require.True(t, is_about_items.IsAboutItems("prefixItems"))
	require.False(t, is_about_items.IsAboutItems("minItems"), "it counts them")
}
