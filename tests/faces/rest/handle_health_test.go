package rest_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_health"
	"rkllmd/tests/support/faces/web_ask"
)

func TestHandleHealth(t *testing.T) {
	w := web_ask.WebAsk(http.HandlerFunc(handle_health.HandleHealth), "GET", "/healthz", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"status": "ok"}`, w.Body.String())
}
