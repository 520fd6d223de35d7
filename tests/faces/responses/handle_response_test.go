package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/handle_response"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleResponse(t *testing.T) {
	host, told := web_host.WebHost(web_backend.WebBackend("Hello", " you"))
	handler := handle_response.HandleResponse(host)
	w := web_ask.WebAsk(handler, "POST", responses.Path, `{"input": "a"}`)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `"text":"Hello you"`)
	require.Empty(t, told.Errors)
	w = web_ask.WebAsk(handler, "POST", responses.Path, `{"input": 5}`)
	require.Equal(t, 400, w.Code)
	host.Options.MaxMessageBytes = 5
	w = web_ask.WebAsk(handler, "POST", responses.Path, `{"input": "a"}`)
	require.Equal(t, 413, w.Code)
	host.Options.MaxMessageBytes, host.Limiter.PerMinute = 100, 1
	web_ask.WebAsk(handler, "POST", responses.Path, `{"input": "a"}`)
	w = web_ask.WebAsk(handler, "POST", responses.Path, `{"input": "a"}`)
	require.Equal(t, 429, w.Code)
	require.Contains(t, w.Body.String(), openai.CodeRate)
	require.Len(t, told.Errors, 3)
}
