package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/refuse_path"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefusePath(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := web_ask.WebAsk(refuse_path.RefusePath(host), "GET", "/v2/x", "")
	require.Contains(t, web_failure.WebFailure(t, w, 404).Message, `there is nothing at "/v2/x"`)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
	w = web_ask.WebAsk(refuse_path.RefusePath(host), "GET", "/api/x", "")
	require.Equal(t, 404, w.Code)
	require.Contains(t, w.Body.String(), `{"error":"there is nothing at`, "in Ollama's shape")
}
