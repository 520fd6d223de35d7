package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestFindBackend(t *testing.T) {
	h := &generation.Hub{}
	require.Nil(t, find_backend.FindBackend(h))
	_, made := generation_backend.GenerationBackend()
	set_backend.SetBackend(h, func() (*generation.Backend, error) {
		require.Nil(t, find_backend.FindBackend(h), "it does not wait for the one that is being made")
		return made, nil
	}, nil)
	require.Nil(t, find_backend.FindBackend(h), "and has none made")
	_, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	require.Same(t, made, find_backend.FindBackend(h))
}
