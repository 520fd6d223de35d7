package store_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/format_size"
)

func TestFormatSize(t *testing.T) {
	for size, right := range map[int64]string{0: "0 B", 999: "999 B", 1000: "1.0 kB", 9949: "9.9 kB", 9951: "10 kB",
		999_499: "999 kB", 999_500: "1.0 MB", 639_446_688: "639 MB", 4_683_074_048: "4.7 GB", math.MaxInt64: "9.2 EB"} {
		require.Equal(t, right, format_size.FormatSize(size))
	}
}
