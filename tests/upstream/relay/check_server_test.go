package relay_test

import (
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream/relay/check_server"
)

func TestCheckServer(t *testing.T) {
	status, asked := atomic.Int32{}, atomic.Int32{}
	s := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		require.Equal(t, "/v1/models", r.URL.Path)
		w.WriteHeader(int(status.Load()))
	})
	check := check_server.CheckServer(s)
	for code, right := range map[int32]bool{200: true, 404: true, 405: true, 401: false, 503: false} {
		status.Store(code)
		s.Checked = time.Time{}
		if err := check(); right {
			require.NoError(t, err, code)
		} else {
			require.ErrorIs(t, err, generation.ErrClosed, code)
		}
	}
	require.EqualValues(t, 5, asked.Load())
	s.Checked = time.Now().Add(time.Hour)
	_ = check()
	require.EqualValues(t, 5, asked.Load(), "it is not asked again at once")
}
