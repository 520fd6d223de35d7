package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/uma/parse_uma_fault"
)

func TestParseUMAFault(t *testing.T) {
	for line, want := range map[string]string{
		"error E_LIMIT_BUSY: too many: 5\n":                    "too many: 5 (E_LIMIT_BUSY)",
		"the answer so far error E_RUNTIME_DECODE: why\n":      "why (E_RUNTIME_DECODE)",
		"an error E_A: of the text error E_LIMIT_BUSY: full\n": "full (E_LIMIT_BUSY)",
	} {
		require.EqualError(t, parse_uma_fault.ParseUMAFault(line), want)
	}
	for _, line := range []string{"", "text\n", "error: E_LIMIT_BUSY\n", "error E_LIMIT_BUSY\n",
		"error E_the text goes on: so\n"} {
		require.NoError(t, parse_uma_fault.ParseUMAFault(line), line)
	}
}
