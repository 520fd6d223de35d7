package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/handle_change"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleChange(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	handler := handle_change.HandleChange(host)
	for _, test := range []struct {
		method, path, body string
		status             int
	}{{"POST", "/api/create", "{}", 400}, {"POST", "/api/copy", "", 400}, {"POST", "/api/push", "", 400}} {
		w := web_ask.WebAsk(handler, test.method, test.path, test.body)
		require.Equal(t, test.status, w.Code, test.path)
		require.Contains(t, w.Body.String(), `{"error":"`)
	}
	require.NotNil(t, host.Hub.Backend.Load(), "it is still there")
}
