package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/create_handle_backend"
	"rkllmd/generation/hub/bind_handle_backend"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBindHandleBackend(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	make := bind_handle_backend.BindHandleBackend(create_handle_backend.CreateHandleBackend, m.Handle,
		generation.ModelOptions{Sequences: 2})
	b, err := make()
	require.NoError(t, err)
	defer b.Close()
	require.Equal(t, 2, b.Capabilities.Sequences)
	_, err = bind_handle_backend.BindHandleBackend(create_handle_backend.CreateHandleBackend, 7,
		generation.ModelOptions{})()
	require.ErrorContains(t, err, "0x7 is not a live handle")
}
