package rest_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/serve_document"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/project/project_path"
)

func TestServeDocument(t *testing.T) {
	host, told := web_host.WebHost(nil)
	handler := serve_document.ServeDocument(host)
	for _, name := range []string{"openapi.json", "asyncapi.json"} { // what is inside is what docs/api has
		w := web_ask.WebAsk(handler, "GET", "/"+name, "")
		require.Equal(t, 200, w.Code)
		require.Equal(t, "application/json", w.Header().Get("Content-Type"))
		file, err := os.ReadFile(project_path.ProjectPath(t, "docs/api/"+name))
		require.NoError(t, err)
		require.JSONEq(t, string(file), w.Body.String(), "make docs writes it")
	}
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "GET", "/openrpc.json", ""), 404)
	require.Len(t, told.Errors, 1)
	host.Describe = bytes.NewBufferString(`{"openrpc": "1.3.2"}`).Bytes
	w := web_ask.WebAsk(handler, "GET", "/openrpc.json", "")
	require.Equal(t, `{"openrpc": "1.3.2"}`, w.Body.String())
}
