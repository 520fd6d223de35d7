package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/read_bounds"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestReadBounds(t *testing.T) {
	b := read_bounds.ReadBounds(parse_object.ParseObject(t, `{"minimum": -1.5, "exclusiveMaximum": 3}`), "#")
	require.Equal(t, []any{"-3/2", false, "3/1", true}, []any{b.Low.String(), b.LowOpen, b.High.String(), b.HighOpen})
	refuse_schemas.RefuseSchemas(t, [2]string{`{"minimum": 2, "maximum": 1}`,
		"no number lies between minimum and maximum"},
		[2]string{`{"minimum": 2, "exclusiveMaximum": 2}`, "no number lies between"})
}
