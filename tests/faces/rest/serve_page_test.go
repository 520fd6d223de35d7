package rest_test

import (
	"net/http/httptest"
	"strings"
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
	t.Run("compressed, and once", func(t *testing.T) {
		request := httptest.NewRequest("GET", "/page/library/markdown.mjs", nil)
		request.Header.Set("Accept-Encoding", "br, gzip;q=0.5")
		w := httptest.NewRecorder()
		handler(w, request)
		require.Equal(t, "gzip", w.Header().Get("Content-Encoding"))
		require.Equal(t, "text/javascript; charset=utf-8", w.Header().Get("Content-Type"))
		require.Equal(t, "\x1f\x8b", w.Body.String()[:2])
		request.Header.Set("If-None-Match", w.Header().Get("ETag"))
		w = httptest.NewRecorder()
		handler(w, request)
		require.Equal(t, 304, w.Code)
		request.Header.Set("Accept-Encoding", "gzip; q=0")
		w = httptest.NewRecorder()
		handler(w, request)
		require.Equal(t, 200, w.Code, "what is not compressed is another thing")
		require.Empty(t, w.Header().Get("Content-Encoding"))
	})
	t.Run("by language and colours", func(t *testing.T) {
		tags := map[string]bool{}
		for _, headers := range [][]string{
			{"Accept-Language", "zh-CN,en;q=0.5"}, {"Cookie", "rkllmd_language=zh; rkllmd_theme=dark"}, {},
		} {
			w := web_ask.WebAsk(handler, "GET", "/", "", headers...)
			require.Equal(t, len(headers) > 0, strings.Contains(w.Body.String(), `<html lang="zh-CN"`))
			require.Equal(t, len(tags) == 1, strings.Contains(w.Body.String(), `data-theme="dark"`))
			require.Contains(t, strings.Join(w.Header().Values("Vary"), ", "), "Accept-Language, Cookie")
			tags[w.Header().Get("ETag")] = true
			w = web_ask.WebAsk(handler, "GET", "/", "", append(headers, "If-None-Match", w.Header().Get("ETag"))...)
			require.Equal(t, 304, w.Code)
		}
		require.Len(t, tags, 3, "each is a thing of its own")
	})
	for _, path := range []string{"/page/../web.go", "/page/nothing.js", "/page/index.html/", "/page"} {
		require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", path, ""), 404).Message,
			"there is nothing at")
	}
	require.Len(t, told.Errors, 4)
}
