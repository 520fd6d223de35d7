package exposition_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition/read_numbers"
)

func TestReadNumbers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "stat")
	const text = "7 8 (a) b) R 1 2\nIp: In Out\nIp: 30 4.5\nbtime 18446744073709551615"
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	for mark, want := range map[string][]float64{"": {7, 8, 0, 0, 0, 1, 2}, ") ": {0, 1, 2}, "\nIp: ": {30, 4.5},
		"\nbtime ": {1 << 64}, "missing": nil} {
		require.Equal(t, want, read_numbers.ReadNumbers(path, mark), mark)
	}
	require.Nil(t, read_numbers.ReadNumbers(path+"x", ""))
}
