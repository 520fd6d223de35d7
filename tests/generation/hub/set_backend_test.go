package hub_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestSetBackend(t *testing.T) {
	h := &generation.Hub{}
	set_backend.SetBackend(h, func() (*generation.Backend, error) { return nil, errors.New("the first model") }, nil)
	_, err := get_backend.GetBackend(h)
	require.ErrorContains(t, err, "the first model")
	_, made := generation_backend.GenerationBackend()
	set_backend.SetBackend(h, func() (*generation.Backend, error) { return made, nil }, nil)
	b, err := get_backend.GetBackend(h)
	require.NoError(t, err, "the next model has another chance")
	require.Same(t, made, b)
}
