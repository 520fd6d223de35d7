package ollama_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/take_body"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeBody(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	for _, kind := range []string{"", "application/json", "application/x-www-form-urlencoded"} {
		r := httptest.NewRequest("POST", "/api/chat", strings.NewReader("{}"))
		r.Header.Set("Content-Type", kind)
		text, refusal := take_body.TakeBody(host, httptest.NewRecorder(), r)
		require.Nil(t, refusal)
		require.Equal(t, "{}", string(text))
	}
	host.Options.MaxMessageBytes = 1
	_, refusal := take_body.TakeBody(host, httptest.NewRecorder(), httptest.NewRequest("POST", "/",
		strings.NewReader("{}")))
	require.Equal(t, 413, refusal.Status)
}
