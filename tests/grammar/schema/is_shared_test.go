package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_shared"
)

func TestIsShared(t *testing.T) {
	require.True(t, is_shared.IsShared([]string{`"a"`, `{"x":1,"y":[2]}`}, []string{`"b"`, `{"y":[2.0],"x":1}`}))
	require.False(t, is_shared.IsShared([]string{`"a"`, "1"}, []string{`"b"`, `"1"`}))
	require.True(t, is_shared.IsShared([]string{"1"}, []string{"1e999"}), "it cannot be compared")
	require.True(t, is_shared.IsShared([]string{"1e999"}, []string{"1"}))
	require.False(t, is_shared.IsShared([]string{"1e999"}, nil))
}
