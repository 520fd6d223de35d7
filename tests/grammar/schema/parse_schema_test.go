package schema_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/parse_schema"
)

func TestParseSchema(t *testing.T) {
	for _, text := range []string{`{}`, ` true`, `false `, `{"type": "string"}`} {
		_, err := parse_schema.ParseSchema([]byte(text))
		require.NoError(t, err, text)
	}
	for text, reason := range map[string]string{
		``: "no JSON", `{`: "no JSON", `{} {}`: "behind its end", `[]`: "an object, true or false",
		`"string"`: "an object, true or false", `{"a":` + strings.Repeat(" ", 300000) + `1}`: "of at most 262144",
		strings.Repeat(`{"items":`, 100) + `1` + strings.Repeat(`}`, 100): "values inside each other",
	} {
		_, err := parse_schema.ParseSchema([]byte(text))
		require.ErrorContains(t, err, reason)
	}
}
