package match_token_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion/match_token"
)

func TestMatchToken(t *testing.T) {
	require.True(t, match_token.MatchToken("secret", "secret"))
	for _, shown := range []string{"", "secre", "secrets", "Secret"} {
		require.False(t, match_token.MatchToken(shown, "secret"), shown)
	}
}
