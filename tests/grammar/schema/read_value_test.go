package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/read_value"
)

func TestReadValue(t *testing.T) {
	for text, expected := range map[string]any{`"a"`: "a", `true`: true, `null`: nil, `[]`: []any{},
		`[1,[]]`: []any{json.Number("1"), []any{}}} {
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		v, err := read_value.ReadValue(d, 0)
		require.NoError(t, err)
		require.Equal(t, expected, v)
	}
	for _, text := range []string{``, `[1`, `{"a"`, `[1,]`, strings.Repeat("[", 70)} {
		_, err := read_value.ReadValue(json.NewDecoder(strings.NewReader(text)), 0)
		require.Error(t, err, text)
	}
}
