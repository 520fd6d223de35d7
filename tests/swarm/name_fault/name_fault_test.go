package name_fault_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/swarm"
	"rkllmd/swarm/name_fault"
)

func TestNameFault(t *testing.T) {
	for kind, code := range map[error]string{generation.ErrTooLong: "BAD_MESSAGE", generation.ErrInvalid: "BAD_MESSAGE", generation.ErrNotSupported: "BAD_MESSAGE",
		generation.ErrBusy: "MODEL_BUSY", generation.ErrClosed: "GENERATION_ABORTED", generation.ErrFailed: "GENERATION_FAILED"} {
		require.Equal(t, swarm.Fault{Code: code, Message: "why"}, name_fault.NameFault(name_error.NameError(kind, "why")))
	}
}
