package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_fault"
	"rkllmd/faces/swarm"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestNameFault(t *testing.T) {
	for kind, codes := range map[error][2]string{
		generation.ErrTooLong:      {uma.CodePromptTooLarge, "BAD_MESSAGE"},
		generation.ErrInvalid:      {uma.CodeBadRequest, "BAD_MESSAGE"},
		generation.ErrNotSupported: {uma.CodeBadRequest, "BAD_MESSAGE"},
		generation.ErrBusy:         {uma.CodeBusy, "MODEL_BUSY"},
		generation.ErrClosed:       {uma.CodeDecode, "GENERATION_ABORTED"},
		generation.ErrFailed:       {uma.CodeDecode, "GENERATION_FAILED"},
	} {
		err := name_error.NameError(kind, "why")
		require.Equal(t, stream.Fault{Code: codes[0], Message: "why"},
			name_fault.NameFault(err, uma.Codes, uma.CodeDecode))
		require.Equal(t, stream.Fault{Code: codes[1], Message: "why"},
			name_fault.NameFault(err, swarm.Codes, swarm.CodeFailed))
	}
}
