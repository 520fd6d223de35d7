// Package check_schema looks at what the grammar of a schema can write.
package check_schema

import (
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/grammar/is_written"
)

// CheckSchema requires that the grammar of a schema can write the texts that begin with +, and none that begins with -.
func CheckSchema(t testing.TB, schema string, texts ...string) {
	t.Helper()
	source, err := convert_schema.ConvertSchema([]byte(schema))
	require.NoError(t, err, schema)
	for _, text := range texts {
		require.Equal(t, text[0] == '+', is_written.IsWritten(t, source, text[1:]), "%s: %s\n%s", schema, text,
			source)
	}
}
