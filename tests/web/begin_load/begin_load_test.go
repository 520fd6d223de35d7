package begin_load_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_load"
	"rkllmd/web/begin_load"
)

func TestBeginLoad(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	var paths []string
	host.Models.Load = web_load.WebLoad(&paths, nil)
	ask := httptest.NewRequest("POST", "/v1/models/load", strings.NewReader(`{"model_path": "/m/a.gguf"}`))
	ask.Header.Set("Content-Type", "application/json")
	_, refusal := begin_load.BeginLoad(host, httptest.NewRecorder(), ask)
	require.Equal(t, 403, refusal.Status)
	require.Contains(t, refusal.Error.Message, "--http-load (RKLLMD_HTTP_LOAD) is false")
	require.Empty(t, paths)
	host.Models.Allowed = true
	path, refusal := begin_load.BeginLoad(host, httptest.NewRecorder(), ask)
	require.Nil(t, refusal)
	require.Equal(t, "/m/a.gguf", path)
	require.Equal(t, []string{path}, paths)
	for body, want := range map[string]string{`{}`: `"model_path" is missing`, `{"model_path": 3}`: "must be a string"} {
		ask = httptest.NewRequest("POST", "/v1/models/load", strings.NewReader(body))
		ask.Header.Set("Content-Type", "application/json")
		_, refusal = begin_load.BeginLoad(host, httptest.NewRecorder(), ask)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Error.Message, want)
	}
}
