package remote_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/stop_redirect"
)

func TestStopRedirect(t *testing.T) {
	require.ErrorIs(t, stop_redirect.StopRedirect(nil, nil), http.ErrUseLastResponse)
}
