package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/read_bound"
	"rkllmd/tests/grammar/parse_object"
)

func TestReadBound(t *testing.T) {
	for text, expected := range map[string][2]any{
		`{}`: {"", false}, `{"minimum": 3}`: {"3/1", false}, `{"exclusiveMinimum": 3}`: {"3/1", true},
		`{"minimum": 3, "exclusiveMinimum": 3}`: {"3/1", true}, `{"minimum": 4, "exclusiveMinimum": 3}`: {"4/1",
			false},
		`{"minimum": 3, "exclusiveMinimum": true}`:  {"3/1", true},
		`{"minimum": 3, "exclusiveMinimum": false}`: {"3/1", false},
	} {
		bound, open := read_bound.ReadBound(parse_object.ParseObject(t, text), "minimum", "exclusiveMinimum", 1, "#")
		shown := ""
		if bound != nil {
			shown = bound.String()
		}
		require.Equal(t, expected, [2]any{shown, open}, text)
	}
}
