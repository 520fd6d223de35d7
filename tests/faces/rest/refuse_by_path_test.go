package rest_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/rest/refuse_by_path"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseByPath(t *testing.T) {
	host, told := web_host.WebHost(nil)
	refusal := web.Refusal{Status: 401, Error: stream.Error{Error: stream.ErrorInvalidRequest, Message: "no key"}}
	for path, want := range map[string]string{
		"/v1/chat/completions": `{"error": {"message": "no key", "type": "authentication_error", "param": null,
			"code": "invalid_api_key"}}`,
		"/v1/messages/count_tokens": `{"type": "error", "error": {"type": "authentication_error", "message": "no key"}}`,
		"/v1/generate": `{"error": {"message": "no key", "type": "invalid_request", "recoverable": false,
			"recovery_action": ""}}`,
	} {
		w := httptest.NewRecorder()
		refuse_by_path.RefuseByPath(host, w, httptest.NewRequest("POST", path, nil), refusal)
		require.Equal(t, 401, w.Code)
		require.JSONEq(t, want, w.Body.String())
	}
	for path, kind := range map[string]string{"/v1/completions": openai.KindKey, "/v1/models/a/b": openai.KindKey,
		"/v1/responses": openai.KindKey, "/v1/responses/resp_1": openai.KindKey, "/v1/messages": "error",
		"/v1/models": "invalid_request", "/v1/models/load": "invalid_request", "/": "invalid_request"} {
		w := httptest.NewRecorder()
		refuse_by_path.RefuseByPath(host, w, httptest.NewRequest("POST", path, nil), refusal)
		require.Contains(t, w.Body.String(), `"type":"`+kind+`"`, path)
	}
	require.Len(t, told.Errors, 11)
}
