package handle_detokenize_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_text"
	"rkllmd/web/handle_detokenize"
)

func TestHandleDetokenize(t *testing.T) {
	b := web_backend.WebBackend()
	b.Detokenize = web_text.WebText
	host, told := web_host.WebHost(b)
	w := web_ask.WebAsk(handle_detokenize.HandleDetokenize(host), "POST", "/v1/detokenize", `{"tokens": [97, 98]}`)
	require.JSONEq(t, `{"text": "ab"}`, w.Body.String())
	web_failure.WebFailure(t, web_ask.WebAsk(handle_detokenize.HandleDetokenize(host), "POST", "/v1/detokenize", `{}`), 400)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
