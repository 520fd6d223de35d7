package ollama_test

import (
	"context"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/serve_load"
	"rkllmd/models/list_loaded"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/faces/web_loading"
)

func TestServeLoad(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	r, w := httptest.NewRequest("POST", "/api/generate", nil), httptest.NewRecorder()
	serve_load.ServeLoad(host, w, r, &ollama.Body{Keep: new(time.Duration)}, false)
	require.Equal(t, 409, w.Code)
	require.Contains(t, w.Body.String(), "model_pinned: ")
	w = httptest.NewRecorder()
	serve_load.ServeLoad(host, w, r, &ollama.Body{}, false)
	require.Contains(t, w.Body.String(), `"response":"","done":true,"done_reason":"load"}`)
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	for _, test := range []struct {
		keep   *time.Duration
		reason string
		loaded int
	}{{nil, "load", 1}, {new(time.Duration), "unload", 0}, {new(time.Hour), "load", 1}} {
		w = httptest.NewRecorder()
		serve_load.ServeLoad(host, w, r, &ollama.Body{Model: "small", Keep: test.keep}, true)
		require.Contains(t, w.Body.String(), `"done_reason":"`+test.reason+`"`)
		require.Len(t, list_loaded.ListLoaded(host.Table), test.loaded)
	}
	w = httptest.NewRecorder()
	serve_load.ServeLoad(host, w, r, &ollama.Body{Model: "x"}, true)
	require.Equal(t, 404, w.Code)
	host.Table = nil
	w = httptest.NewRecorder()
	serve_load.ServeLoad(host, w, r, &ollama.Body{Model: "x"}, true)
	require.Equal(t, 404, w.Code)
	web_loading.WebLoading(host.Hub, 0.5)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	w = httptest.NewRecorder()
	serve_load.ServeLoad(host, w, r.WithContext(ctx), &ollama.Body{}, true)
	require.Equal(t, 500, w.Code, "the client has gone")
}
