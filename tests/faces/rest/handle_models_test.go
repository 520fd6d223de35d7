package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_models"
	"rkllmd/tests/faces/rest/web_choices"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleModels(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Models.List = web_choices.WebChoices
	w := web_ask.WebAsk(handle_models.HandleModels(host), "GET", "/v1/models", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"object": "list", "data": [], "loaded": null, "available": [{"model_path": "/m/a.gguf", "name": "a.gguf", "bytes": 5}], "load_allowed": false}`, w.Body.String())
}
