package remote_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/read_wait"
)

func TestReadWait(t *testing.T) {
	require.Equal(t, 7*time.Second, read_wait.ReadWait(http.Header{"Retry-After": {"7"}}))
	require.Equal(t, 55*time.Second, read_wait.ReadWait(http.Header{"Ratelimit": {`"api";r=0;t=55`}}))
	require.Zero(t, read_wait.ReadWait(http.Header{"Retry-After": {"soon"}}))
	require.Zero(t, read_wait.ReadWait(http.Header{"Retry-After": {"Mon, 02 Jan 2006 15:04:05 GMT"}}))
	later := time.Now().Add(time.Hour).UTC().Format(http.TimeFormat)
	require.Greater(t, read_wait.ReadWait(http.Header{"Retry-After": {later}}), 50*time.Minute)
}
