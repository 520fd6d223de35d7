package remote_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/read_wait"
)

// Whatever a server wants, the wait is no negative one.
func FuzzReadWait(f *testing.F) {
	f.Add("3", `"api";r=0;t=55`)
	f.Add("Wed, 21 Oct 2015 07:28:00 GMT", "")
	f.Add("99999999999999999999", ";t=999999999")
	f.Fuzz(func(t *testing.T, after, limit string) {
		wait := read_wait.ReadWait(http.Header{"Retry-After": {after}, "Ratelimit": {limit}})
		require.GreaterOrEqual(t, wait.Seconds(), 0.0)
	})
}
