package anthropic_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/refuse_request"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseRequest(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	refuse_request.RefuseRequest(host, w, httptest.NewRequest("POST", "/", nil),
		web.Refusal{Status: 401, Error: stream.Error{Error: stream.ErrorInvalidRequest, Message: "no key"}})
	require.Equal(t, 401, w.Code)
	require.JSONEq(t, `{"type": "error", "error": {"type": "authentication_error", "message": "no key"}}`,
		w.Body.String())
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
