package template_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/read_template_json"
	"rkllmd/engine/template/write_template_json"
)

func TestWriteTemplateJSON(t *testing.T) {
	for _, text := range []string{
		`{"z": 1, "a": [true, null, -2.5, "é<>&\u0001\\n\"🙃"], "e": {}, "l": []}`, `"` + "\u2028" + `"`, `[]`,
		`12345678901234`,
	} {
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		value, err := read_template_json.ReadTemplateJSON(d, 5)
		require.NoError(t, err)
		written, err := write_template_json.WriteTemplateJSON(value, "", "")
		require.NoError(t, err)
		require.Equal(t, text, written)
	}
	value := exec.AsValue(map[string]any{"b": []int{1, 2}, "a": []int{}})
	written, err := write_template_json.WriteTemplateJSON(value, "  ", "")
	require.NoError(t, err)
	require.Equal(t, "{\n  \"a\": [],\n  \"b\": [\n    1,\n    2\n  ]\n}", written)
	_, err = write_template_json.WriteTemplateJSON(exec.AsValue([]any{t.Run}), "", "")
	require.ErrorContains(t, err, "is no JSON value")
}
