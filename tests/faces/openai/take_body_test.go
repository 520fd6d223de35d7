package openai_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/take_body"
	"rkllmd/faces/stream"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeBody(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Limiter.PerMinute, host.Limiter.Buckets = 1, map[string]stream.Bucket{}
	for _, one := range []struct {
		text   string
		status int
	}{{`{}`, 400}, {`{"prompt": "a"}`, 0}, {`{"prompt": "a"}`, 429}} {
		r := httptest.NewRequest("POST", "/v1/completions", strings.NewReader(one.text))
		r.Header.Set("Content-Type", "application/json")
		body, refusal := take_body.TakeBody(host, httptest.NewRecorder(), r, false)
		if one.status == 0 {
			require.Nil(t, refusal)
			require.Equal(t, "a", body.Text)
			continue
		}
		require.NotNil(t, refusal)
		require.Equal(t, one.status, refusal.Status)
	}
	_, refusal := take_body.TakeBody(host, httptest.NewRecorder(), httptest.NewRequest("POST", "/", nil), false)
	require.Equal(t, 415, refusal.Status)
}
