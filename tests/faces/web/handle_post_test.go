package web_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/handle_post"
	"rkllmd/tests/faces/web/web_echo"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandlePost(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Options.MaxMessageBytes = 100
	handler := handle_post.HandlePost(host, http.StatusAccepted, web_echo.WebEcho)
	w := web_ask.WebAsk(handler, "POST", "/echo", `{"text": "ab"}`)
	require.Equal(t, http.StatusAccepted, w.Code)
	require.JSONEq(t, `{"text": "ab"}`, w.Body.String())
	require.Empty(t, told.Errors)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/echo", `{"text": 1}`), 400)
	require.Equal(t, []string{"invalid_request"}, told.Errors, "it is counted")
}
