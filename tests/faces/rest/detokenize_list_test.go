package rest_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/rest/web_text"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/detokenize_list"
	"rkllmd/faces/web/handle_post"
	"rkllmd/models/list_models"
)

func TestDetokenizeList(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	ask := httptest.NewRequest("POST", "/v1/detokenize", strings.NewReader(`{"tokens": [97]}`))
	ask.Header.Set("Content-Type", "application/json")
	_, refusal := detokenize_list.DetokenizeList(host, httptest.NewRecorder(), ask)
	require.Contains(t, refusal.Error.Message, "toy does not tell the text of tokens")
	b.Detokenize = web_text.WebText
	for body, want := range map[string]string{`{"tokens": [97, 98]}`: "ab", `{"tokens": []}`: "",
		`{"tokens": [97, 255, 98]}`: "a\uFFFDb"} {
		ask = httptest.NewRequest("POST", "/v1/detokenize", strings.NewReader(body))
		ask.Header.Set("Content-Type", "application/json")
		text, refusal := detokenize_list.DetokenizeList(host, httptest.NewRecorder(), ask)
		require.Nil(t, refusal)
		require.Equal(t, rest.TokenText{Text: want}, text)
	}
	for body, want := range map[string]string{`{}`: `"tokens" is missing`,
		`{"tokens": [256]}`: "tokens[0] is 256; this model has the tokens 0 to 255",
		`{"tokens": "a"}`:   `"tokens" is a string`} {
		ask = httptest.NewRequest("POST", "/v1/detokenize", strings.NewReader(body))
		ask.Header.Set("Content-Type", "application/json")
		_, refusal = detokenize_list.DetokenizeList(host, httptest.NewRecorder(), ask)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Error.Message, want)
	}
	host.Table = named_table.NamedTable(t, "small", b, nil)
	for name, want := range map[string]string{"small": "", "big": "there is no model \"big\""} {
		ask = httptest.NewRequest("POST", "/v1/detokenize", strings.NewReader(`{"tokens": [97], "model": "`+name+`"}`))
		ask.Header.Set("Content-Type", "application/json")
		text, refusal := detokenize_list.DetokenizeList(host, httptest.NewRecorder(), ask)
		if want != "" {
			require.Contains(t, refusal.Error.Message, want)
			continue
		}
		require.Nil(t, refusal)
		require.Equal(t, "a", text.Text)
	}
	require.Zero(t, list_models.ListModels(host.Table)[0].Users)
	host, told := web_host.WebHost(b)
	handler := handle_post.HandlePost(host, 200, detokenize_list.DetokenizeList)
	w := web_ask.WebAsk(handler, "POST", "/v1/detokenize", `{"tokens": [97, 98]}`)
	require.JSONEq(t, `{"text": "ab"}`, w.Body.String())
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/detokenize", `{}`), 400)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
