// Package parse_object reads a schema that is an object.
package parse_object

import (
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/grammar"
	"rkllmd/grammar/schema/parse_schema"
)

// ParseObject reads a schema that is an object.
func ParseObject(t testing.TB, schema string) *grammar.Object {
	t.Helper()
	v, err := parse_schema.ParseSchema([]byte(schema))
	require.NoError(t, err)
	return v.(*grammar.Object)
}
