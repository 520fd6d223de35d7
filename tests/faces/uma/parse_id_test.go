package uma_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_id"
)

func TestParseID(t *testing.T) {
	long := strings.Repeat("\u00e9", 128)
	for _, test := range []struct{ raw, id, sent, fault string }{
		{`"a"`, "a", `"a"`, ""},
		{`"\u0061\n"`, "a\n", `"\u0061\n"`, ""},
		{`"` + long + `"`, long, `"` + long + `"`, ""},
		{`"` + long + `x"`, "", "", `"id" has 257 bytes; 1 to 256 are right`},
		{`""`, "", `""`, `"id" is empty; 1 to 256 bytes are right`},
		{`null`, "", "", `"id" is missing: give a string that the events are to name`},
		{``, "", "", `"id" is missing: give a string that the events are to name`},
		{`1`, "", `1`, `"id" is 1; it must be a string, such as "1"`},
		{`[1, 2]`, "", `[1, 2]`, `"id" is [1, 2]; it must be a string, such as "1"`},
		{`1` + strings.Repeat("0", 256), "", "", `"id" is 1` + strings.Repeat("0", 39) +
			`; it must be a string, such as "1"`},
	} {
		members := map[string]json.RawMessage{}
		if test.raw != "" {
			members["id"] = json.RawMessage(test.raw)
		}
		id, sent, fault := parse_id.ParseID(members)
		require.Equal(t, []string{test.id, test.sent}, []string{id, string(sent)}, test.raw)
		if test.fault == "" {
			require.Nil(t, fault)
			continue
		}
		require.Equal(t, &uma.Fault{Code: uma.CodeBadRequest, Message: test.fault}, fault)
	}
}
