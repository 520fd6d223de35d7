package handle_load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_load"
	"rkllmd/web"
	"rkllmd/web/handle_load"
)

func TestHandleLoad(t *testing.T) {
	host, told := web_host.WebHost(nil)
	var paths []string
	host.Models = web.Models{Load: web_load.WebLoad(&paths, nil), Allowed: true}
	w := web_ask.WebAsk(handle_load.HandleLoad(host), "POST", "/v1/models/load", `{"model_path": "/m/a.gguf"}`)
	require.Equal(t, 202, w.Code)
	require.JSONEq(t, `{"type": "status", "operation": "model_loading", "progress": 0, "message": "Loading a.gguf."}`, w.Body.String())
	host.Models.Load = web_load.WebLoad(&paths, generation.ErrBusy)
	web_failure.WebFailure(t, web_ask.WebAsk(handle_load.HandleLoad(host), "POST", "/v1/models/load", `{"model_path": "/m/a.gguf"}`), 409)
	require.Equal(t, []string{"model_loading_error"}, told.Errors)
}
