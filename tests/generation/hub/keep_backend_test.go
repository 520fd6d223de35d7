package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/keep_backend"
)

func TestKeepBackend(t *testing.T) {
	b := &generation.Backend{}
	got, err := keep_backend.KeepBackend(b, generation.ErrNotSupported)()
	require.Same(t, b, got)
	require.Equal(t, generation.ErrNotSupported, err)
}
