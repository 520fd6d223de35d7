package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/format_count"
)

func TestFormatCount(t *testing.T) {
	for count, text := range map[int]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		require.Equal(t, text, format_count.FormatCount(count))
	}
}
