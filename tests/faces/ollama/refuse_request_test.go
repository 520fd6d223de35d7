package ollama_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/refuse_request"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseRequest(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	refuse_request.RefuseRequest(host, w, nil, web.Refusal{Status: 401, Error: stream.Error{
		Error: stream.ErrorInvalidRequest, Message: "no token"}})
	require.Equal(t, []any{401, `{"error":"no token"}` + "\n"}, []any{w.Code, w.Body.String()})
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
