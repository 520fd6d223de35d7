// Package check_members looks at all objects that the grammar of an object could write.
package check_members

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/tests/grammar/check_schema"
)

// CheckMembers looks at all objects with some of these names: those that have all the needed ones can be written. The
// bits of needed say which these are.
func CheckMembers(t testing.TB, names []string, needed int) {
	t.Helper()
	properties, required := map[string]any{}, []string{}
	for i, name := range names {
		properties[name] = map[string]any{"type": "null"}
		if needed&(1<<i) != 0 {
			required = append(required, name)
		}
	}
	schema, err := json.Marshal(map[string]any{"properties": properties, "required": required})
	require.NoError(t, err)
	for set := range 1 << len(names) {
		var parts []string
		for i, name := range names {
			if set&(1<<i) != 0 {
				parts = append(parts, `"`+name+`":null`)
			}
		}
		sign := "+"
		if set&needed != needed {
			sign = "-"
		}
		check_schema.CheckSchema(t, string(schema), sign+"{"+strings.Join(parts, ",")+"}")
	}
}
