package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_listed"
)

func TestIsListed(t *testing.T) {
	require.True(t, is_listed.IsListed([]string{"a", "b"})("b"))
	require.False(t, is_listed.IsListed([]string{"a", "b"})("c"))
}
