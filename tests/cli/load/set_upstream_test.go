package load_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/set_upstream"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_model"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/upstream"
)

func TestSetUpstream(t *testing.T) {
	h := &generation.Hub{}
	require.ErrorIs(t, set_upstream.SetUpstream(h, upstream.Options{CA: "/none"}), os.ErrNotExist)
	require.NoError(t, set_upstream.SetUpstream(h, upstream.Options{URL: "http://127.0.0.1:1", Model: "m", Runs: 3}))
	found, err := find_model.FindModel(h)
	require.NoError(t, err, "nobody is asked for that")
	b, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	require.Same(t, found, b)
	require.Equal(t, []any{"m", 3}, []any{b.Model.Name, b.Capabilities.Sequences})
	require.ErrorIs(t, b.Check(), generation.ErrClosed)
}
