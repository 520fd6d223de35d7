package inspect_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/inspect/format_count"
)

func TestFormatCount(t *testing.T) {
	for n, want := range map[uint64]string{0: "0", 999: "999", 1000: "1.0 thousand", 181_472: "181.5 thousand",
		2_000_000: "2.0 million", 70_600_000_000: "70.6 billion"} {
		require.Equal(t, want, format_count.FormatCount(n))
	}
}
