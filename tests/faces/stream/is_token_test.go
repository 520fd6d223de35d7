package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/is_token"
)

func TestIsToken(t *testing.T) {
	require.True(t, is_token.IsToken("secret", "secret"))
	for _, shown := range []string{"", "secre", "secrets", "Secret"} {
		require.False(t, is_token.IsToken(shown, "secret"), shown)
	}
}
