package worker_test

import (
	"errors"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/check_shared"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/worker/worker_death"
)

func TestCheckShared(t *testing.T) {
	var death atomic.Pointer[error]
	check := check_shared.CheckShared(&rkllm.Isolated{CheckModel: worker_death.WorkerDeath(&death)})
	require.NoError(t, check())
	cause := errors.New("its process has ended: SIGSEGV")
	death.Store(&cause)
	require.ErrorIs(t, check(), generation.ErrClosed)
	require.EqualError(t, check(), "its process has ended: SIGSEGV")
}
