package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/describe_syntax_error"
	"rkllmd/utils/scan"
)

func TestDescribeSyntaxError(t *testing.T) {
	message := []byte("[1}\xe9")
	require.Equal(t, `a comma or ] must follow an array's element, not "}" (at byte 2)`,
		describe_syntax_error.DescribeSyntaxError(scan.ErrNextInArray, message, 2))
	require.Equal(t, `a value must stand here, not "\xe9" (at byte 3)`,
		describe_syntax_error.DescribeSyntaxError(scan.ErrValueExpected, message, 3))
	require.Equal(t, `the message ends in the middle of its JSON text (at byte 4)`,
		describe_syntax_error.DescribeSyntaxError(utils.ErrCutShort, message, 4))
	require.Equal(t, `arrays and objects are nested deeper than 512 levels (at byte 2)`,
		describe_syntax_error.DescribeSyntaxError(utils.ErrTooDeep, message, 2), "about more than the byte")
}
