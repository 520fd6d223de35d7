package number_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/convert_bound"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestConvertBound(t *testing.T) {
	require.Nil(t, convert_bound.ConvertBound(nil, "minimum", 1, "#"))
	require.Nil(t, convert_bound.ConvertBound(json.Number("-1e300"), "minimum", 1, "#"), "no answer gets there")
	require.Nil(t, convert_bound.ConvertBound(json.Number("1e999"), "maximum", -1, "#"))
	require.Equal(t, "1/8", convert_bound.ConvertBound(json.Number("0.125"), "minimum", 1, "#").String())
	require.Equal(t, "9007199254740991/1", convert_bound.ConvertBound(json.Number("9007199254740991"), "maximum",
		-1, "#").String())
	refuse_schemas.RefuseSchemas(t, [2]string{`{"minimum": "1"}`, `minimum is "1": it must be a number`},
		[2]string{`{"minimum": 1e17}`, "numbers have at most 16 digits"}, [2]string{`{"maximum": -1e999}`,
			"numbers have at most 16 digits"},
		[2]string{`{"maximum": 1e-20}`, "at most 15 digits may stand behind the point"})
}
