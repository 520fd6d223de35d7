package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/bind_hub"
	"rkllmd/generation"
)

func TestBindHub(t *testing.T) {
	h := &generation.Hub{}
	get := bind_hub.BindHub(h)
	_, err := get()
	require.ErrorIs(t, err, generation.ErrClosed)
	b := &generation.Backend{}
	h.Backend.Store(b)
	found, err := get()
	require.NoError(t, err)
	require.Same(t, b, found)
}
