package library_test

import (
	"bytes"
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/scan_library"
)

func TestScanLibrary(t *testing.T) {
	t.Run("git's blob ids", func(t *testing.T) {
		id, text, err := scan_library.ScanLibrary(bytes.NewReader(nil), 0)
		require.NoError(t, err)
		require.Equal(t, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", id)
		require.Empty(t, text)
		id, _, err = scan_library.ScanLibrary(bytes.NewReader([]byte("hello\n")), 6)
		require.NoError(t, err)
		require.Equal(t, "ce013625030ba8dba906f756967f9e9ca394464a", id)
	})
	t.Run("a version across the end of any piece", func(t *testing.T) {
		mark := []byte("RKLLM SDK (version: 1.2.1b1)")
		for at := 64<<10 - 100; at < 64<<10+100; at++ {
			file := make([]byte, 140<<10)
			copy(file[at:], mark)
			id, text, err := scan_library.ScanLibrary(bytes.NewReader(file), int64(len(file)))
			require.NoError(t, err)
			require.Equal(t, "1.2.1b1", text, "at %d", at)
			if at%50 == 0 {
				sum := sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(file), file))
				require.Equal(t, hex.EncodeToString(sum[:]), id)
			}
		}
	})
	t.Run("at the very end", func(t *testing.T) {
		for size := 64<<10 - 30; size < 64<<10+60; size++ {
			file := append(make([]byte, size), "RKLLM SDK (version: 1.3.0"...)
			_, text, err := scan_library.ScanLibrary(bytes.NewReader(file), int64(len(file)))
			require.NoError(t, err)
			require.Equal(t, "1.3.0", text, "after %d bytes", size)
		}
	})
	t.Run("a file that has become shorter", func(t *testing.T) {
		_, _, err := scan_library.ScanLibrary(bytes.NewReader(make([]byte, 10)), 20)
		require.EqualError(t, err, "cannot be read to its end (20 bytes, read 10): it ends too early")
	})
}
