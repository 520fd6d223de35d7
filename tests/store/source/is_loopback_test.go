package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/is_loopback"
)

func TestIsLoopback(t *testing.T) {
	for host, right := range map[string]bool{"localhost": true, "127.0.0.1": true, "127.8.8.8": true, "::1": true,
		"example.com": false, "localhost.example.com": false, "10.0.0.1": false, "": false} {
		require.Equal(t, right, is_loopback.IsLoopback(host), host)
	}
}
