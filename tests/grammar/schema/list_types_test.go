package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/list_types"
	"rkllmd/tests/grammar/parse_object"
)

func TestListTypes(t *testing.T) {
	for text, expected := range map[string][]string{
		`{}`: nil, `{"description": "d"}`: nil, `{"type": "null"}`: {"null"}, `{"minimum": 1}`: {"number"},
		`{"properties": {}}`: {"object"}, `{"maxItems": 1, "minLength": 1}`: {"array", "string"},
		`{"enum": [1]}`: nil,
		`{"minimum": 1, "anyOf": [{"type": "string"}]}`: nil, `{"pattern": "a", "oneOf": [{"type": "null"}]}`: nil,
		`{"type": ["null", "integer"]}`: {"null", "integer"},
	} {
		require.Equal(t, expected, list_types.ListTypes(parse_object.ParseObject(t, text), "#"), text)
	}
}
