package template_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/read_template_json"
)

func TestReadTemplateJSON(t *testing.T) {
	members := make([]string, 1025)
	for i := range members {
		members[i] = fmt.Sprintf(`"%d":0`, i)
	}
	for text, want := range map[string]string{
		`{"z":1,"a":[2.5,null,true],"é":"x"}`:  "{'z': 1, 'a': [2.5, , True], 'é': 'x'}",
		`12345678901234567890`:                 "1.2345678901234567e+19",
		`-1e999`:                               "error: the number -1e999 is too large",
		`[[["deep"]]]`:                         "[[['deep']]]",
		`[[[["deeper"]]]]`:                     "error: arrays and objects are nested deeper than 32 levels",
		`{"a":`:                                "error: EOF",
		`[1,}`:                                 "error: invalid character '}' looking for beginning of value",
		"{" + strings.Join(members, ",") + "}": "error: an object has more than 1024 members",
	} {
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		value, err := read_template_json.ReadTemplateJSON(d, 3)
		if message, bad := strings.CutPrefix(want, "error: "); bad {
			require.ErrorContains(t, err, message)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, want, value.String())
	}
}
