package rest_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/start_load"
	"rkllmd/faces/web"
	"rkllmd/faces/web/handle_post"
	"rkllmd/generation"
	"rkllmd/tests/faces/rest/web_load"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestStartLoad(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	var paths []string
	host.Models.Load = web_load.WebLoad(&paths, nil)
	ask := httptest.NewRequest("POST", "/v1/models/load", strings.NewReader(`{"model_path": "/m/a.gguf"}`))
	ask.Header.Set("Content-Type", "application/json")
	_, refusal := start_load.StartLoad(host, httptest.NewRecorder(), ask)
	require.Equal(t, 403, refusal.Status)
	require.Contains(t, refusal.Error.Message, "--http-load (RKLLMD_HTTP_LOAD) is false")
	require.Empty(t, paths)
	host.Models.Allowed = true
	status, refusal := start_load.StartLoad(host, httptest.NewRecorder(), ask)
	require.Nil(t, refusal)
	require.Equal(t, "Loading a.gguf.", status.Message)
	require.Equal(t, []string{"/m/a.gguf"}, paths)
	ask = httptest.NewRequest("POST", "/v1/models/load",
		strings.NewReader(`{"model_path": "/m/b.gguf", "max_context_len": 4096, "later": true}`))
	ask.Header.Set("Content-Type", "application/json")
	_, refusal = start_load.StartLoad(host, httptest.NewRecorder(), ask)
	require.Nil(t, refusal)
	require.Equal(t, []string{"/m/a.gguf", "/m/b.gguf with 4096 tokens"}, paths)
	for body, want := range map[string]string{`{}`: `"model_path" is missing`, `{"model_path": 3}`: "must be a string",
		`{"model_path": "m", "max_context_len": -1}`:         `"max_context_len" is -1; it must be 1 to 1073741824 tokens, or 0 for as many as suit the model`,
		`{"model_path": "m", "max_context_len": 1073741825}`: `"max_context_len" is 1073741825; it must be 1 to 1073741824 tokens`,
		`{"model_path": "m", "max_context_len": 1.5}`:        `"max_context_len" is 1.5; it must be a whole number`,
		`{"model_path": "m", "max_context_len": "4096"}`:     `"max_context_len" is a string; it must be a whole number`,
		`{"model_path": "m", "max_context_len": 1e99}`:       `"max_context_len" is 1e99; it must be a whole number`} {
		ask = httptest.NewRequest("POST", "/v1/models/load", strings.NewReader(body))
		ask.Header.Set("Content-Type", "application/json")
		_, refusal = start_load.StartLoad(host, httptest.NewRecorder(), ask)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Error.Message, want)
	}
	require.Len(t, paths, 2, "what is refused is not loaded")
	host, told := web_host.WebHost(nil)
	host.Models = web.Models{Load: web_load.WebLoad(&paths, nil), Allowed: true}
	handler := handle_post.HandlePost(host, 202, start_load.StartLoad)
	w := web_ask.WebAsk(handler, "POST", "/v1/models/load", `{"model_path": "/m/a.gguf"}`)
	require.Equal(t, 202, w.Code)
	require.JSONEq(t, `{"type": "status", "operation": "model_loading", "progress": 0, "message": "Loading a.gguf.",
		"model": "a.gguf"}`,
		w.Body.String())
	host.Models.Load = web_load.WebLoad(&paths, generation.ErrBusy)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/load", `{"model_path": "/m/a.gguf"}`), 409)
	require.Equal(t, []string{"model_loading_error"}, told.Errors)
}
