package wire_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream"
	"rkllmd/upstream/wire/describe_fault"
)

func TestDescribeFault(t *testing.T) {
	for body, want := range map[string]string{
		`{"error": {"message": "no such model", "code": 404}}`: "no such model",
		`{"error": "model 'x' not found"}`:                     "model 'x' not found",
		`{"message": "m"}`:                                     "m", `{"detail": "Not Found"}`: "Not Found",
		"<html>\n <b>502</b>": "<html> <b>502</b>",
		"":                    "nothing", "\xff\xfea": "a", `{"detail": [{"loc": 1}]}`: `{"detail": [{"loc": 1}]}`,
	} {
		require.Equal(t, want, describe_fault.DescribeFault([]byte(body)), body)
	}
	require.Len(t, describe_fault.DescribeFault([]byte(strings.Repeat("x", 10_000))), upstream.MaxTold+len(" ..."))
}
