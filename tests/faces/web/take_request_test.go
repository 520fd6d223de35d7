package web_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/take_request"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeRequest(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Limiter.PerMinute = 1
	ask := httptest.NewRequest("POST", "/v1/generate", strings.NewReader(`{"prompt": "a", "top_k": -1}`))
	ask.Header.Set("Content-Type", "application/json")
	_, refusal := take_request.TakeRequest(host, httptest.NewRecorder(), ask)
	require.Equal(t, 400, refusal.Status)
	require.Contains(t, refusal.Error.Message, "top_k is -1")
	for i := range 2 {
		ask = httptest.NewRequest("POST", "/v1/generate", strings.NewReader(`{"prompt": "a"}`))
		ask.Header.Set("Content-Type", "application/json")
		config, refusal := take_request.TakeRequest(host, httptest.NewRecorder(), ask)
		if i == 0 {
			require.Nil(t, refusal, "what was wrong has cost nothing")
			require.Equal(t, "a", *config.Prompt)
			continue
		}
		require.Equal(t, 429, refusal.Status)
		require.Equal(t, stream.ErrorRateLimited, refusal.Error.Error)
		require.InDelta(t, 60, refusal.Error.RetryAfter, 30)
		require.Contains(t, refusal.Error.Message, "more than 1 generations a minute: wait for")
	}
}
