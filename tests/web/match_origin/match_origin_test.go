package match_origin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/web/match_origin"
)

func TestMatchOrigin(t *testing.T) {
	for _, test := range []struct {
		origin string
		right  []string
		wrong  []string
	}{
		{"https://a.example.org", []string{"a.example.org", "*.example.org", "https://a.example.org", "https://*.example.org", "A.Example.ORG", "*"},
			[]string{"example.org", "http://a.example.org", "a.example.org:443", "b.example.org", ""}},
		{"http://localhost:3000", []string{"localhost:3000", "localhost", "http://localhost:3000", "localhost:*"}, []string{"localhost:300", "http://localhost"}},
		{"null", nil, []string{"*"}}, {"", nil, []string{"*"}}, {"http://[::1]:5", []string{"::1"}, []string{"::2"}},
	} {
		for _, pattern := range test.right {
			require.True(t, match_origin.MatchOrigin(test.origin, []string{"other", pattern}), "%s %s", test.origin, pattern)
		}
		for _, pattern := range test.wrong {
			require.False(t, match_origin.MatchOrigin(test.origin, []string{pattern}), "%s %s", test.origin, pattern)
		}
		require.False(t, match_origin.MatchOrigin(test.origin, nil))
	}
}
