package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/is_allowed_origin"
	"rkllmd/faces/web/parse_origin"
)

func TestIsAllowedOrigin(t *testing.T) {
	for _, test := range []struct {
		origin string
		right  []string
		wrong  []string
	}{
		{"https://a.example.org", []string{"a.example.org", "*.example.org", "https://a.example.org",
			"https://*.example.org", "A.Example.ORG", "*", "a.example.org:443", "https://a.example.org:443"},
			[]string{"example.org", "http://a.example.org", "b.example.org", "a.example.org:80",
				"https://a.example.org:8443"}},
		{"http://localhost:3000", []string{"localhost:3000", "localhost", "http://localhost:3000", "localhost:*",
			"http://localhost:*", "*:3000"},
			[]string{"localhost:300", "http://localhost", "https://localhost:3000"}},
		{"http://[::1]:5", []string{"::1", "[::1]", "http://[::1]:5", "[::1]:5", "http://[0::1]:*", "*"},
			[]string{"::2", "http://[::1]", "http://[::1]:50"}},
		{"https://[fd00::1]", []string{"https://[fd00::1]", "[fd00::1]:443"}, []string{"http://[fd00::1]"}},
	} {
		origin, err := parse_origin.ParseOrigin(test.origin)
		require.NoError(t, err)
		other, err := parse_origin.ParseOrigin("other")
		require.NoError(t, err)
		for _, text := range test.right {
			pattern, err := parse_origin.ParseOrigin(text)
			require.NoError(t, err)
			require.True(t, is_allowed_origin.IsAllowedOrigin(origin, []web.Origin{other, pattern}), "%s %s",
				test.origin, text)
		}
		for _, text := range test.wrong {
			pattern, err := parse_origin.ParseOrigin(text)
			require.NoError(t, err)
			require.False(t, is_allowed_origin.IsAllowedOrigin(origin, []web.Origin{pattern}), "%s %s", test.origin,
				text)
		}
		require.False(t, is_allowed_origin.IsAllowedOrigin(origin, nil))
	}
}
