package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/is_here"
)

func TestIsHere(t *testing.T) {
	for host, want := range map[string]bool{"localhost": true, "127.0.0.1": true, "127.8.8.8": true, "::1": true,
		"hub": false, "": false, "10.0.0.1": false, "0.0.0.0": false, "localhost.example": false} {
		require.Equal(t, want, is_here.IsHere(host), host)
	}
}
