package read_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/name_input"
)

func TestNameInput(t *testing.T) {
	broken := errors.New("the prompt is empty")
	h := &librkllmrt.Handle{Lanes: make([]librkllmrt.Lane, 1)}
	require.Same(t, broken, name_input.NameInput(h, 0, broken))
	require.NoError(t, name_input.NameInput(h, 0, nil))
	h.Lanes = make([]librkllmrt.Lane, 3)
	err := name_input.NameInput(h, 2, broken)
	require.EqualError(t, err, "input 2: the prompt is empty")
	require.ErrorIs(t, err, broken)
	require.NoError(t, name_input.NameInput(h, 2, nil))
}
