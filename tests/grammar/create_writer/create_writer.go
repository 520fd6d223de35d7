// Package create_writer makes the state of a conversion.
package create_writer

import (
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/grammar"
	"rkllmd/grammar/schema/parse_schema"
)

// CreateWriter makes the state of a conversion of a schema.
func CreateWriter(t testing.TB, schema string) *grammar.Writer {
	t.Helper()
	v, err := parse_schema.ParseSchema([]byte(schema))
	require.NoError(t, err)
	return &grammar.Writer{Schema: v, Names: map[string]bool{}, References: map[string]string{}}
}
