package serve_page_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/web/serve_page"
)

func TestServePage(t *testing.T) {
	handler := http.HandlerFunc(serve_page.ServePage)
	for _, path := range []string{"/", "/page/"} {
		w := web_ask.WebAsk(handler, "GET", path, "")
		require.Equal(t, 200, w.Code)
		require.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
		require.Contains(t, w.Body.String(), "<title>rkllmd")
		require.Contains(t, w.Header().Get("Content-Security-Policy"), "default-src 'none'")
	}
	require.Equal(t, 400, web_ask.WebAsk(handler, "GET", "/page/../web.go", "").Code, "no way out of the folder")
	require.Equal(t, 404, web_ask.WebAsk(handler, "GET", "/page/nothing.js", "").Code)
}
