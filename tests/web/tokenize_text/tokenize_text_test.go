package tokenize_text_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_tokens"
	"rkllmd/web/tokenize_text"
)

func TestTokenizeText(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	for body, want := range map[string]string{`{}`: `"text" is missing`, `{"text": "a"}`: "toy does not tell tokens", `{"text": 1}`: "must be a string"} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		_, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Error.Message, want)
	}
	b.Tokenize = web_tokens.WebTokens
	for body, want := range map[string][]int32{`{"text": "ab"}`: {97, 98}, `{"text": "ab", "special": true}`: {1, 97, 98}, `{"text": ""}`: {}} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		tokens, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
		require.Nil(t, refusal)
		require.Equal(t, want, tokens)
	}
	host.Hub.Backend.Store(nil)
	r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(`{"text": "ab"}`))
	r.Header.Set("Content-Type", "application/json")
	_, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
	require.Equal(t, 503, refusal.Status)
}
