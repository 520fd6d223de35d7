package decode_string_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/decode_string"
)

func TestDecodeString(t *testing.T) {
	for raw, text := range map[string]string{
		`""`: "", `"id"`: "id", `"\u0069d"`: "id", `"a\/b"`: "a/b", `"\"\\\n"`: "\"\\\n", `"\ud83d\ude00"`: "😀", `"ä"`: "ä",
	} {
		require.Equal(t, text, string(decode_string.DecodeString([]byte(raw))), raw)
	}
}
