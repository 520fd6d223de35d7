package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/free_model"
	"rkllmd/faces/web/handle_post"
	"rkllmd/generation"
	"rkllmd/tests/faces/rest/web_unload"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestFreeModel(t *testing.T) {
	host, told := web_host.WebHost(nil)
	handler := handle_post.HandlePost(host, 200, free_model.FreeModel)
	var calls []string
	host.Models.Unload = web_unload.WebUnload(&calls, nil)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/unload", ""), 403)
	require.Empty(t, calls)
	host.Models.Allowed = true
	w := web_ask.WebAsk(handler, "POST", "/v1/models/unload", "")
	require.JSONEq(t, `{"type": "status", "operation": "model_unloading", "message": "The model is unloaded."}`,
		w.Body.String())
	require.Equal(t, []string{"unload"}, calls)
	host.Models.Unload = web_unload.WebUnload(&calls, generation.ErrClosed)
	web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/unload", ""), 409)
	require.Equal(t, []string{"invalid_request", "model_loading_error"}, told.Errors)
}
