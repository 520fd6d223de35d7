package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatJSONEscape(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '\x00\x1f\b\f\n\r\t\x7f'|tojson }}{{ '\x7fé'|tojson(true) }}`,
			"\"\\u0000\\u001f\\b\\f\\n\\r\\t\x7f\"\"\\u007f\\u00e9\""},
	})
}
