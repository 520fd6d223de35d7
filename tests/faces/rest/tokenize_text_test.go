package rest_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/faces/web_tokens"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/tokenize_text"
	"rkllmd/faces/web/handle_post"
	"rkllmd/models/list_models"
)

func TestTokenizeText(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	for body, want := range map[string]string{`{}`: `"text" is missing`, `{"text": "a"}`: "toy does not tell tokens",
		`{"text": 1}`: "must be a string"} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		_, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Error.Message, want)
	}
	b.Tokenize = web_tokens.WebTokens
	for body, want := range map[string][]int32{`{"text": "ab"}`: {97, 98}, `{"text": "ab", "special": true}`: {1, 97,
		98}, `{"text": ""}`: {}} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		tokens, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
		require.Nil(t, refusal)
		require.Equal(t, rest.TokenList{Tokens: want, Count: len(want)}, tokens)
	}
	host.Table = named_table.NamedTable(t, "small", b, nil)
	for name, want := range map[string]string{"small": "", "big": "there is no model \"big\""} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(`{"text": "a", "model": "`+name+`"}`))
		r.Header.Set("Content-Type", "application/json")
		tokens, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
		if want != "" {
			require.Contains(t, refusal.Error.Message, want)
			continue
		}
		require.Nil(t, refusal)
		require.Equal(t, []int32{97}, tokens.Tokens)
	}
	require.Zero(t, list_models.ListModels(host.Table)[0].Users)
	host.Table = nil
	host.Hub.Backend.Store(nil)
	r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(`{"text": "ab"}`))
	r.Header.Set("Content-Type", "application/json")
	_, refusal := tokenize_text.TokenizeText(host, httptest.NewRecorder(), r)
	require.Equal(t, 503, refusal.Status)
	host, told := web_host.WebHost(b)
	handler := handle_post.HandlePost(host, 200, tokenize_text.TokenizeText)
	w := web_ask.WebAsk(handler, "POST", "/v1/tokenize", `{"text": "ab"}`)
	require.JSONEq(t, `{"tokens": [97, 98], "count": 2}`, w.Body.String())
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/tokenize", `{}`), 400)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
