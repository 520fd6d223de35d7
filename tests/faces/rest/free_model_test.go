package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/free_model"
	"rkllmd/faces/web/handle_post"
	"rkllmd/generation"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/rest/web_unload"
	"rkllmd/tests/faces/web_backend"
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

	host.Models.Allowed, calls = false, nil
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	stay, err := open_stay.OpenStay(host.Table, host.Hub, "small")
	require.NoError(t, err)
	_, err = wait_for_backend.WaitForBackend(t.Context(), stay)
	require.NoError(t, err)
	w = web_ask.WebAsk(handler, "POST", "/v1/models/unload", `{"model": "small"}`)
	require.Contains(t, w.Body.String(), "when its answers have ended")
	release_stay.ReleaseStay(stay)
	<-stay.Left
	require.Empty(t, calls)
	for body, status := range map[string]int{`{"model": "none"}`: 400, `{"model": 5}`: 400, `{`: 400, `{}`: 403} {
		web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/v1/models/unload", body), status)
	}
}
