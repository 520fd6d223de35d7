package name_fault_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/uma"
	"rkllmd/uma/name_fault"
)

func TestNameFault(t *testing.T) {
	for kind, code := range map[error]string{generation.ErrTooLong: uma.CodePromptTooLarge, generation.ErrInvalid: uma.CodeBadRequest,
		generation.ErrNotSupported: uma.CodeBadRequest, generation.ErrBusy: uma.CodeBusy, generation.ErrClosed: uma.CodeDecode, generation.ErrFailed: uma.CodeDecode} {
		require.Equal(t, &uma.Fault{Code: code, Message: "why"}, name_fault.NameFault(name_error.NameError(kind, "why")))
	}
}
