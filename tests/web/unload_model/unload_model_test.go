package unload_model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_unload"
	"rkllmd/web/answer_request"
	"rkllmd/web/unload_model"
)

func TestUnloadModel(t *testing.T) {
	host, told := web_host.WebHost(nil)
	handler := answer_request.AnswerRequest(host, 200, unload_model.UnloadModel)
	var calls []string
	host.Models.Unload = web_unload.WebUnload(&calls, nil)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/unload", ""), 403)
	require.Empty(t, calls)
	host.Models.Allowed = true
	w := web_ask.WebAsk(handler, "POST", "/v1/models/unload", "")
	require.JSONEq(t, `{"type": "status", "operation": "model_unloading", "message": "The model is unloaded."}`, w.Body.String())
	require.Equal(t, []string{"unload"}, calls)
	host.Models.Unload = web_unload.WebUnload(&calls, generation.ErrClosed)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/unload", ""), 409)
	require.Equal(t, []string{"invalid_request", "model_loading_error"}, told.Errors)
}
