package openai_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/refuse_request"
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
	require.JSONEq(t, `{"error": {"message": "no key", "type": "authentication_error", "param": null,
		"code": "invalid_api_key"}}`, w.Body.String())
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
