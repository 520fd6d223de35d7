package rest_test

import (
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/refuse_path"
	"rkllmd/faces/rest/wrap_handler"
	"rkllmd/faces/web"
	"rkllmd/tests/faces/set_read_deadline"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestWrapHandler(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Options.Token, host.Options.Origins = "0123456789abcdef", []web.Origin{{Scheme: "*", Host: "app.example.org",
		Port: "*"}}
	handler := wrap_handler.WrapHandler(host, refuse_path.RefusePath(host))
	w := web_ask.WebAsk(handler, "GET", "/x", "")
	require.Equal(t, "invalid_request", string(web_failure.WebFailure(t, w, 401).Type))
	require.Equal(t, `Bearer realm="rkllmd"`, w.Header().Get("WWW-Authenticate"))
	require.Equal(t, "close", w.Header().Get("Connection"))
	require.Equal(t, []string{"invalid_request"}, told.Errors)
	w = web_ask.WebAsk(handler, "GET", "/v1/chat/completions", "")
	require.Contains(t, w.Body.String(), `"code":"invalid_api_key"`)
	w = web_ask.WebAsk(handler, "GET", "/x", "", "Authorization", "Bearer 0123456789abcdef", "Origin",
		"https://app.example.org")
	require.Contains(t, web_failure.WebFailure(t, w, 404).Message, "there is nothing at", "it is let in")
	require.Equal(t, "https://app.example.org", w.Header().Get("Access-Control-Allow-Origin"))
	require.Equal(t, "nosniff", w.Header().Get("X-Content-Type-Options"))
	w = web_ask.WebAsk(handler, "OPTIONS", "/x", "", "Origin", "https://app.example.org",
		"Access-Control-Request-Method", "POST", "Access-Control-Request-Headers", "x-stainless-os, cookie")
	require.Equal(t, 204, w.Code)
	require.Equal(t, "authorization, content-type, user-agent, x-api-key, x-requested-with, x-stainless-os",
		w.Header().Get("Access-Control-Allow-Headers"))
	require.Equal(t, "Origin", w.Header().Get("Vary"))
	w = web_ask.WebAsk(handler, "OPTIONS", "/x", "", "Origin", "https://evil.example", "Access-Control-Request-Method",
		"POST")
	require.Equal(t, 403, w.Code)
	require.Empty(t, w.Header().Get("Access-Control-Allow-Origin"))
	for text, deadlines := range map[string]int{"x": 1, "": 0} {
		w := &set_read_deadline.Recorder{ResponseRecorder: httptest.NewRecorder()}
		handler(w, httptest.NewRequest("GET", "/x", strings.NewReader(text)))
		require.Len(t, w.Deadlines, deadlines)
		for _, deadline := range w.Deadlines {
			require.WithinRange(t, deadline, time.Now(), time.Now().Add(web.UnreadTime))
		}
	}
}
