package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/skip_string"
)

func TestSkipString(t *testing.T) {
	for _, text := range []string{`""`, `"a"`, `"\""`, `"\\"`, `"\\\""`, `"a\\\\"`, `"{[,]}"`, `"\u0022"`, `"ä\"ö"`} {
		require.Equal(t, len(text), skip_string.SkipString([]byte(text), 0), text)
		require.Equal(t, 1+len(text), skip_string.SkipString([]byte("["+text+`,"x"]`), 1), text)
	}
	require.Equal(t, 3, skip_string.SkipString([]byte(`"ab`), 0), "the end of the data ends the string")
}
