package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/parse_json_string"
)

func TestParseJSONString(t *testing.T) {
	for raw, text := range map[string]string{
		`""`: "", `"id"`: "id", `"\u0069d"`: "id", `"a\/b"`: "a/b", `"\"\\\n"`: "\"\\\n", `"\ud83d\ude00"`: "😀",
		`"ä"`: "ä",
	} {
		require.Equal(t, text, string(parse_json_string.ParseJSONString([]byte(raw))), raw)
	}
}
