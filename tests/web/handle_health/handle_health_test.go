package handle_health_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/web/handle_health"
)

func TestHandleHealth(t *testing.T) {
	w := web_ask.WebAsk(http.HandlerFunc(handle_health.HandleHealth), "GET", "/healthz", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"status": "ok"}`, w.Body.String())
}
