package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/serve_page"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestServePage(t *testing.T) {
	host, told := web_host.WebHost(nil)
	handler := serve_page.ServePage(host)
	for _, path := range []string{"/", "/page/"} {
		w := web_ask.WebAsk(handler, "GET", path, "")
		require.Equal(t, 200, w.Code)
		require.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
		require.Contains(t, w.Body.String(), "<title>rkllmd")
		require.Contains(t, w.Header().Get("Content-Security-Policy"), "default-src 'none'")
	}
	for _, path := range []string{"/page/../web.go", "/page/nothing.js", "/page/index.html/", "/page"} {
		require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", path, ""), 404).Message,
			"there is nothing at")
	}
	require.Len(t, told.Errors, 4)
}
