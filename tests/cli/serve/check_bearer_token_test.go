package serve_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/check_bearer_token"
)

func TestCheckBearerToken(t *testing.T) {
	for _, test := range []struct {
		token, shown string
		want         int
	}{
		{"", "", http.StatusTeapot},
		{"", "Bearer anything", http.StatusTeapot},
		{"0123456789abcdef", "Bearer 0123456789abcdef", http.StatusTeapot},
		{"0123456789abcdef", "", http.StatusUnauthorized},
		{"0123456789abcdef", "0123456789abcdef", http.StatusUnauthorized},
		{"0123456789abcdef", "Bearer 0123456789abcdee", http.StatusUnauthorized},
		{"0123456789abcdef", "Bearer 0123456789abcdef0", http.StatusUnauthorized},
		{"0123456789abcdef", "Bearer ", http.StatusUnauthorized},
	} {
		request, answer := httptest.NewRequest("GET", "/", nil), httptest.NewRecorder()
		if test.shown != "" {
			request.Header.Set("Authorization", test.shown)
		}
		check_bearer_token.CheckBearerToken(test.token, http.RedirectHandler("/teapot", http.StatusTeapot)).ServeHTTP(
			answer, request)
		require.Equal(t, test.want, answer.Code, test)
		require.Equal(t, test.want == http.StatusUnauthorized, answer.Header().Get("WWW-Authenticate") == "Bearer")
		require.NotContains(t, answer.Body.String(), "0123456789abcdef")
	}
}
