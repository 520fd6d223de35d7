package handle_tokenize_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/tests/support/web_tokens"
	"rkllmd/web/handle_tokenize"
)

func TestHandleTokenize(t *testing.T) {
	b := web_backend.WebBackend()
	b.Tokenize = web_tokens.WebTokens
	host, told := web_host.WebHost(b)
	w := web_ask.WebAsk(handle_tokenize.HandleTokenize(host), "POST", "/v1/tokenize", `{"text": "ab"}`)
	require.JSONEq(t, `{"tokens": [97, 98], "count": 2}`, w.Body.String())
	web_failure.WebFailure(t, web_ask.WebAsk(handle_tokenize.HandleTokenize(host), "POST", "/v1/tokenize", `{}`), 400)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
