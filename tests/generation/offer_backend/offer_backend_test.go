package offer_backend_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/offer_backend"
	"rkllmd/tests/support/generation_backend"
)

func TestOfferBackend(t *testing.T) {
	h := &generation.Hub{}
	offer_backend.OfferBackend(h, func() (*generation.Backend, error) { return nil, errors.New("the first model") })
	_, err := get_backend.GetBackend(h)
	require.ErrorContains(t, err, "the first model")
	_, made := generation_backend.GenerationBackend()
	offer_backend.OfferBackend(h, func() (*generation.Backend, error) { return made, nil })
	b, err := get_backend.GetBackend(h)
	require.NoError(t, err, "the next model has another chance")
	require.Same(t, made, b)
}
