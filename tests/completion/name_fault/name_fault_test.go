package name_fault_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/name_fault"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/swarm"
	"rkllmd/uma"
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
		require.Equal(t, completion.Fault{Code: codes[0], Message: "why"},
			name_fault.NameFault(err, uma.Codes, uma.CodeDecode))
		require.Equal(t, completion.Fault{Code: codes[1], Message: "why"},
			name_fault.NameFault(err, swarm.Codes, swarm.CodeFailed))
	}
}
