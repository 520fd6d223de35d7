package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/handle_model"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleModel(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_model.HandleModel(host)
	require.Equal(t, 503, web_ask.WebAsk(handler, "GET", "/v1/models/toy", "").Code)
	host.Hub.Backend.Store(web_backend.WebBackend())
	w := web_ask.WebAsk(handler, "GET", "/v1/models/toy", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"id": "toy", "object": "model", "created": 0, "owned_by": "rkllmd", "context_length": 64}`,
		w.Body.String())
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	require.Contains(t, web_ask.WebAsk(handler, "GET", "/v1/models/small", "").Body.String(), `"id":"small"`)
	for _, path := range []string{"/v1/models/a/b", "/v1/models/"} {
		w = web_ask.WebAsk(handler, "GET", path, "")
		require.Equal(t, 404, w.Code)
		require.Contains(t, w.Body.String(), `"code":"model_not_found"`)
	}
	w = web_ask.WebAsk(handler, "DELETE", "/v1/models/toy", "")
	require.Equal(t, 405, w.Code)
	require.Contains(t, w.Body.String(), `"type":"invalid_request_error"`)
}
