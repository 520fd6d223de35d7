package anthropic_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/take_body"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeBody(t *testing.T) {
	host, told := web_host.WebHost(nil)
	for text, want := range map[string]int{`{"messages": [{"role": "user", "content": "a"}]}`: 200, `{}`: 400,
		`{"messages": [{"role": "user", "content": "aaaaaaaa"}]}`: 413} {
		host.Options.MaxMessageBytes = 50
		w, r := httptest.NewRecorder(), httptest.NewRequest("POST", anthropic.Path, strings.NewReader(text))
		r.Header.Set("Content-Type", "application/json")
		body := take_body.TakeBody(host, w, r, true)
		require.Equal(t, want, w.Code)
		require.Equal(t, want == 200, body != nil)
		require.Equal(t, want != 200, strings.HasPrefix(w.Body.String(), `{"type":"error"`))
	}
	require.Len(t, told.Errors, 2)
}
