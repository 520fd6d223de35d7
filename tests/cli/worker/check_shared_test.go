package worker_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/check_shared"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

func TestCheckShared(t *testing.T) {
	var death error
	check := check_shared.CheckShared(&rkllm.Isolated{CheckModel: func() error { return death }})
	require.NoError(t, check())
	death = errors.New("its process has ended: SIGSEGV")
	require.ErrorIs(t, check(), generation.ErrClosed)
	require.EqualError(t, check(), "its process has ended: SIGSEGV")
}
