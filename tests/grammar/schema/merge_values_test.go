package schema_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/merge_values"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
	"rkllmd/tests/grammar/thread_time"
)

func TestMergeValues(t *testing.T) {
	check_schema.CheckSchema(t, `{"allOf": [{"enum": [1, 2, {"a": 1}]}, {"enum": [{"a": 1}, 2, 3]}]}`, `+2`,
		`+{"a":1}`, `-1`, `-3`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"allOf": [{"enum": [1]}, {"enum": [2]}]}`,
		"no value stands in both lists of enum"})
	var first, second []any
	for i := range 4_000 {
		first, second = append(first, fmt.Sprint("value ", i)), append(second, fmt.Sprint("value ", 7_999-i))
	}
	second[0] = json.Number("1")
	first[0], first[1] = json.Number("1"), json.Number("1")
	began := thread_time.ThreadTime(t)
	require.Equal(t, []any{json.Number("1")}, merge_values.MergeValues(first, second, "#"))
	require.Less(t, thread_time.ThreadTime(t)-began, 2*time.Second)
}
