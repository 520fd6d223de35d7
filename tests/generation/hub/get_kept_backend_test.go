package hub_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/get_kept_backend"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestGetKeptBackend(t *testing.T) {
	failure := errors.New("too little memory")
	_, made := generation_backend.GenerationBackend()
	for _, c := range []struct {
		failed error
		ago    time.Duration
		made   *generation.Backend
		err    error
	}{
		{nil, 0, nil, nil}, {nil, 0, made, nil}, {failure, 0, nil, failure}, {failure, 0, made, nil},
		{failure, generation.RetryTime, nil, nil},
	} {
		h := &generation.Hub{Err: c.failed, FailedAt: time.Now().Add(-c.ago)}
		h.Backend.Store(c.made)
		b, err := get_kept_backend.GetKeptBackend(h)
		require.Same(t, c.made, b)
		require.Equal(t, c.err, err)
	}
}
