package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/merge_inner"
	"rkllmd/tests/grammar/parse_object"
)

func TestMergeInner(t *testing.T) {
	a, b := parse_object.ParseObject(t, `{"minimum":1}`), parse_object.ParseObject(t, `{"maximum":2}`)
	require.Equal(t, `{"allOf":[{"minimum":1},{"maximum":2}]}`, format_json.FormatJSON(merge_inner.MergeInner(a, b)))
	require.Equal(t, any(a), merge_inner.MergeInner(a, parse_object.ParseObject(t, `{"minimum":1}`)))
	require.Equal(t, any(a), merge_inner.MergeInner(a, true))
	require.Equal(t, any(a), merge_inner.MergeInner(true, a))
	require.Equal(t, false, merge_inner.MergeInner(a, false))
	require.Equal(t, false, merge_inner.MergeInner(false, true))
}
