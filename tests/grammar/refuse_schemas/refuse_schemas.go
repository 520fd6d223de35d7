// Package refuse_schemas requires that schemas are refused.
package refuse_schemas

import (
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/grammar"
	"rkllmd/grammar/convert_schema"
)

// RefuseSchemas requires that schemas are refused, each with a part of the reason.
func RefuseSchemas(t testing.TB, cases ...[2]string) {
	t.Helper()
	for _, c := range cases {
		_, err := convert_schema.ConvertSchema([]byte(c[0]))
		require.ErrorContains(t, err, c[1], c[0])
		require.ErrorAs(t, err, new(*grammar.Error))
	}
}
