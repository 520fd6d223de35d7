package store_test

import (
	"bufio"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/whole/store/seen_models"
)

// Clients have a model fetched and removed over HTTP where the operator lets them, and are told how far it is.
func TestPullHTTP(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{Hold: make(chan struct{})})
	t.Setenv("HF_ENDPOINT", hub.URL)
	root := t.TempDir()
	_, address := http_daemon.HTTPDaemon(t, "--models", root, "--http-pull", "--library", "embedded")
	answer, err := http.Post("http://"+address+"/api/pull", "", strings.NewReader(`{"model": "hf.co/owner/toy-GGUF:Q8_0"}`))
	require.NoError(t, err)
	defer answer.Body.Close()
	lines := bufio.NewScanner(answer.Body)
	for held := true; lines.Scan(); {
		line := lines.Text()
		require.NotContains(t, line, "error")
		if held && strings.Contains(line, `"completed":4`) { // millions of bytes
			require.Contains(t, line, `"digest":"sha256:`+hub.Files[0].SHA256)
			close(hub.Script.Hold)
			held = false
		}
		if strings.Contains(line, "success") {
			break
		}
	}
	require.Equal(t, `{"status":"success"}`, lines.Text())
	require.Equal(t, 1, seen_models.SeenModels(t, hub, root))
	tags, err := http.Get("http://" + address + "/api/tags")
	require.NoError(t, err)
	text, err := io.ReadAll(tags.Body)
	require.NoError(t, errors.Join(err, tags.Body.Close()))
	require.Contains(t, string(text), `"name":"toy-Q8_0:latest"`)
	request, err := http.NewRequestWithContext(t.Context(), "DELETE", "http://"+address+"/api/delete",
		strings.NewReader(`{"model": "toy-Q8_0"}`))
	require.NoError(t, err)
	gone, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	require.NoError(t, gone.Body.Close())
	require.Equal(t, 200, gone.StatusCode)
	require.Zero(t, seen_models.SeenModels(t, hub, root))
}
